#!/bin/sh
# Makes a backup every hour, or at once when an hour has passed while the machine was off. It writes when it will
# report next at the latest, which the health check compares (infra/compose/backup.yml): while a backup runs silence is
# normal for hours, otherwise for minutes.
set -u
alive=${ALIVE_FILE:-/tmp/backup-schedule}
report_within() { echo $(($(date +%s) + $1)) >"$alive"; }

child=
trap '[ -z "$child" ] || kill "$child"; wait; exit 0' TERM INT
in_background() { "$@" & child=$!; wait "$child"; }

while :; do
  report_within 21600
  # A failed backup is tried again later, so that a full disk does not keep the machine busy.
  if in_background node infra/dist/backup/backup.js if-due; then pause=300; else pause=900; fi
  report_within $((pause + 60))
  in_background sleep "$pause"
done
