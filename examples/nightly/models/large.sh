# A larger one, which must be there.
while read -r question; do echo "$question: it depends"; done
