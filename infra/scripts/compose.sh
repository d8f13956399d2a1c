#!/bin/sh
# docker compose with the settings of this machine: `infra/scripts/compose.sh logs -f cms`.
set -eu
cd "$(dirname "$0")/../.."
if ! docker compose version >/dev/null 2>&1; then
  echo "Docker with Compose 2.24 or later is needed: https://docs.docker.com/engine/install/ (without it: make start)" >&2
  exit 1
fi
settings=infra/compose/.env
[ -e "$settings" ] || settings=infra/compose/example.env
exec docker compose --env-file "$settings" "$@"
