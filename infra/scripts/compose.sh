#!/bin/sh
# docker compose with the settings and the overlays of this machine: `infra/scripts/compose.sh logs -f cms`.
# MAJLIS_OVERLAYS names the overlays: `tls backup` adds infra/compose/tls.yml and infra/compose/backup.yml.
set -eu
cd "$(dirname "$0")/../.."
if ! docker compose version >/dev/null 2>&1; then
  echo "Docker with Compose 2.24 or later is needed: https://docs.docker.com/engine/install/ (without it: make start)" >&2
  exit 1
fi
settings=infra/compose/.env
[ -e "$settings" ] || settings=infra/compose/example.env
# Which source an image is built from, for its version.
REVISION=${REVISION:-$(git describe --always --dirty --exclude='*' 2>/dev/null || true)}
export REVISION
# No record of when and how an image was built: with it each build of the same would be another image (where Docker keeps
# images in containerd), and every container would be made anew.
export BUILDX_NO_DEFAULT_ATTESTATIONS=1

# As Compose does it: what the environment says comes before the file.
overlays=${MAJLIS_OVERLAYS-$(sed -n 's/^MAJLIS_OVERLAYS=//p' "$settings" | tail -n 1 | tr -d "\"'\r")}
files="--file docker-compose.yml"
for overlay in $overlays; do
  case "$overlay" in *[!a-z-]*) overlay=none/such ;; esac
  if [ ! -f "infra/compose/$overlay.yml" ]; then
    known=$(find infra/compose -maxdepth 1 -name '*.yml' | sed 's|.*/||; s|\.yml$||' | sort | tr '\n' ' ')
    echo "MAJLIS_OVERLAYS=\"$overlays\": each must be one of: ${known:-(there is none)}" >&2
    exit 1
  fi
  files="$files --file infra/compose/$overlay.yml"
done
# Last, so that it wins: what an operator changes for this machine alone (with --file Compose does not look for it).
[ ! -e docker-compose.override.yml ] || files="$files --file docker-compose.override.yml"
# shellcheck disable=SC2086 # words of our own
exec docker compose --env-file "$settings" $files "$@"
