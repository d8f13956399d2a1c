#!/bin/sh
# `make backup`, `make backups`, `make restore` and `make restic`: runs one of the programs of infra/backup in a container of its own, because the
# operator's machine needs nothing but Docker.
set -eu
cd "$(dirname "$0")/../.."
program=$1
argument=${2:-}

# Docker would create the folder as root, readable for all users.
folder=$(infra/scripts/backups-folder.sh)
[ -d "$folder" ] || mkdir -p -m 700 "$folder"

# Installations of earlier releases lack some secret files.
infra/scripts/secrets.sh

# Only the image of this program is built: the tags of the running images may be moved by an upgrade alone. BUILD=0 skips the build
# where the image exists already.
[ "${BUILD:-1}" = 0 ] || infra/scripts/compose.sh build --quiet operations >/dev/null

# They apply to this one container and are not stored, so that the next backup is compared with its predecessor again.
options=
for name in FORCE YES OFFSITE; do
  ! printenv "$name" | grep -qx 1 || options="$options --env $name=1"
done

# Without a terminal the program cannot ask which backup is meant, nor for a confirmation.
[ -t 0 ] && [ -t 1 ] && terminal= || terminal=--no-TTY
# shellcheck disable=SC2086 # lists of words that must be split
exec infra/scripts/compose.sh --progress quiet run --rm $terminal $options \
  operations node "infra/dist/backup/$program.js" ${argument:+"$argument"}
