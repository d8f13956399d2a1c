#!/bin/sh
# make backup, make backups and make restore: runs one of infra/backup's programs in a container beside the running ones.
set -eu
cd "$(dirname "$0")/../.."
program=$1
file=${2:-}

# Docker would make it for root, open to all.
folder=$(infra/scripts/archives-folder.sh)
[ -d "$folder" ] || mkdir -p -m 700 "$folder"

# Those of the store off-site are newer than some installations.
infra/scripts/secrets.sh

# An archive of the folder goes by its name: the folder is not open to everybody who may run this. One from elsewhere is
# handed in.
name=$(basename "$file")
mount=
case $file in
  "" | offsite:*) ;;
  "$name" | "$folder/$name" | "${folder#"$PWD/"}/$name" | "./${folder#"$PWD/"}/$name") file=$name ;;
  *)
    if [ ! -f "$file" ]; then
      echo "There is no file $file. make backups lists the archives that are there." >&2
      exit 1
    fi
    mount=$(cd "$(dirname "$file")" && pwd)/$name:/handed-in/$name:ro
    file=/handed-in/$name
    ;;
esac

# Its own image and no other: those that run, and their names, are an upgrade's to change. BUILD=0: it is there already.
[ "${BUILD:-1}" = 0 ] || infra/scripts/compose.sh build --quiet operations >/dev/null

# Handed to this one container and written nowhere: the next backup is held against the one before again.
override=
[ "${ANYWAY:-}" != 1 ] || override="--env ANYWAY=1"

# Without somebody at the terminal nobody can be asked.
[ -t 0 ] && [ -t 1 ] && terminal= || terminal=--no-TTY
# shellcheck disable=SC2086 # words of our own
exec infra/scripts/compose.sh --progress quiet run --rm $terminal $override ${mount:+--volume "$mount"} \
  operations node "infra/dist/backup/$program.js" ${file:+"$file"}
