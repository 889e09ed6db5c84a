module example.com/real-project

go 1.18

require github.com/BurntSushi/toml v1.5.0
