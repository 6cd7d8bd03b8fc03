module cardlathe

go 1.26.0

require (
	github.com/Masterminds/semver/v3 v3.5.0
	github.com/cespare/xxhash/v2 v2.3.0
	github.com/hashicorp/hcl/v2 v2.25.0
	github.com/yuin/gopher-lua v1.1.2
	github.com/zclconf/go-cty v1.20.0
	golang.org/x/text v0.44.0
)

require (
	github.com/agext/levenshtein v1.2.1 // indirect
	github.com/apparentlymart/go-textseg/v15 v15.0.0 // indirect
	github.com/apparentlymart/go-textseg/v17 v17.0.1 // indirect
	github.com/mitchellh/go-wordwrap v1.0.1 // indirect
	golang.org/x/mod v0.42.0 // indirect
	golang.org/x/sync v0.25.0 // indirect
	golang.org/x/tools v0.52.0 // indirect
)
