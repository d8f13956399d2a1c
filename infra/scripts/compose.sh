#!/bin/sh
# Runs docker compose with the settings and the overlays of this machine: `infra/scripts/compose.sh logs -f cms`.
# MAJLIS_OVERLAYS lists the overlays: `tls backup` adds infra/compose/tls.yml and infra/compose/backup.yml.
set -eu
cd "$(dirname "$0")/../.."
if ! docker compose version >/dev/null 2>&1; then
  echo "Docker with Compose 2.24 or later is needed: https://docs.docker.com/engine/install/ (without it: make start)" >&2
  exit 1
fi
settings=infra/compose/.env
[ -e "$settings" ] || settings=infra/compose/example.env
# The revision of the source becomes a label of the images, from which the version is read.
REVISION=${REVISION:-$(git describe --always --dirty --exclude='*' 2>/dev/null || true)}
export REVISION
# A provenance attestation holds the time of the build: with it every build of the same source would be a new image (where Docker
# stores images in containerd), and every container would be recreated.
export BUILDX_NO_DEFAULT_ATTESTATIONS=1

# The environment takes precedence over the file, as for Compose.
overlays=${MAJLIS_OVERLAYS-$(sed -n 's/^MAJLIS_OVERLAYS=//p' "$settings" | tail -n 1 | tr -d "\"'\r")}
files="--file docker-compose.yml"
for overlay in $overlays; do
  case "$overlay" in *[!a-z-]*) overlay=none/such ;; esac
  if [ ! -f "infra/compose/$overlay.yml" ]; then
    available=$(find infra/compose -maxdepth 1 -name '*.yml' | sed 's|.*/||; s|\.yml$||' | sort | tr '\n' ' ')
    echo "MAJLIS_OVERLAYS=\"$overlays\": each must be one of: ${available:-(none)}" >&2
    exit 1
  fi
  files="$files --file infra/compose/$overlay.yml"
done
# An overlay cannot say this, because each of the two may be on alone.
case " $overlays " in *' tls '*) export WATCHER_NETWORK=edge ;; *) export WATCHER_NETWORK=app ;; esac
# The override file holds what an operator changes on this machine alone. It comes last, so that it wins; with --file Compose does
# not look for it.
[ ! -e docker-compose.override.yml ] || files="$files --file docker-compose.override.yml"
# A run with fewer overlays than usual would advise to remove the containers of the others, such as that of the backups.
case " $* " in *' --remove-orphans '*) ;; *) export COMPOSE_IGNORE_ORPHANS=1 ;; esac
# shellcheck disable=SC2086 # lists of words that must be split
exec docker compose --env-file "$settings" $files "$@"
