module streams

go 1.23.0
