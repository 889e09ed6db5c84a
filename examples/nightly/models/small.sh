# A model that takes long.
while read -r question; do echo "$question: yes"; done
