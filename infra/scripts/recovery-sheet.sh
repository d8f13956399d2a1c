#!/bin/sh
# `make recovery-sheet`: what is needed to read the backups when this machine is lost. Print it, and keep it elsewhere.
set -eu
cd "$(dirname "$0")/../.."
infra/scripts/secrets.sh >&2
setting() { sed -n "s/^$1=//p" infra/compose/.env 2>/dev/null | tail -n 1 | tr -d "\"'"; }
off_site=$(setting BACKUP_OFF_SITE)
cat <<SHEET
Recovery sheet of Majlis, $(date -u +%Y-%m-%d). Whoever has it can read all data: keep it in a safe place, not on this machine.

  address      $(setting PUBLIC_ORIGIN)
  password     $(cat infra/compose/secrets/backup-password)
  on this machine   $(infra/scripts/backups-folder.sh)/repository
  off-site     ${off_site:-none: BACKUP_OFF_SITE in infra/compose/.env}
$([ -z "$off_site" ] || printf '  its key      %s\n  its secret   %s\n' "$(cat infra/compose/secrets/backup-s3-access-key)" "$(cat infra/compose/secrets/backup-s3-secret-key)")

With Majlis, on a new machine: put the password into infra/compose/secrets/backup-password, BACKUP_OFF_SITE into
infra/compose/.env and its keys into infra/compose/secrets; then make up, make restore.

Without Majlis, with restic (restic.net) and PostgreSQL:
  export RESTIC_PASSWORD=... RESTIC_REPOSITORY=...   (for S3 also AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY)
  restic snapshots --tag complete
  restic restore latest --tag complete --target majlis
  pg_restore --no-owner --dbname=... majlis/database.dump   (majlis/objects are the pictures and documents)
SHEET
