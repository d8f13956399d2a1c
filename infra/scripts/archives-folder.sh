#!/bin/sh
# Prints the folder of archives as Compose takes it from the settings: without quotes around it, with ~ and relative names resolved.
set -eu
"$(dirname "$0")/compose.sh" config operations |
  awk '$1 == "source:" { sub(/^ *source: /, ""); folder = $0 } $1 == "target:" && $2 == "/backups" { print folder; exit }'
