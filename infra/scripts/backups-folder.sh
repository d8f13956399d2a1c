#!/bin/sh
# Prints the folder of backups. Compose resolves the setting, so that quotes, ~ and relative paths are read as it reads them.
set -eu
"$(dirname "$0")/compose.sh" config operations |
  awk '$1 == "source:" { sub(/^ *source: /, ""); folder = $0 } $1 == "target:" && $2 == "/backups" { print folder; exit }'
