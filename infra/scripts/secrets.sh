#!/bin/sh
# Creates the missing secrets, unless they were lost: an existing database keeps its password, and a new one would not open it.
# FORCE=1 creates them all the same.
set -eu
cd "$(dirname "$0")/../.."
password=infra/compose/secrets/owner-database-password
if [ ! -e "$password" ] && [ -z "${FORCE:-}" ]; then
  composition=$(infra/scripts/compose.sh config)
  project=$(printf %s "$composition" | sed -n 's/^name: //p')
  label=label=com.docker.compose
  volume=$(docker volume ls --quiet --filter "$label.project=$project" --filter "$label.volume=database")
  if [ -n "$volume" ]; then
    echo "$password is missing, but there is a database that was created with it (the volume $volume)." >&2
    echo "Put your copy of infra/compose/secrets back and try again. Nothing was changed." >&2
    echo "Without a copy: infra/troubleshooting.md." >&2
    exit 1
  fi
fi
infra/scripts/make-secrets.sh
