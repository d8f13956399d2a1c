#!/bin/sh
# `make recovery-sheet`: what is needed to read the backups when this machine is lost. Print it, and keep it elsewhere.
set -eu
cd "$(dirname "$0")/../.."
infra/scripts/secrets.sh >&2
setting() { sed -n "s/^$1=//p" infra/compose/.env 2>/dev/null | tail -n 1 | tr -d "\"'"; }
# Prints the lines that write a file again, for a shell.
rewrite() { # FILE (>FILE appends), with its content on standard input
  printf "  cat >%s <<'END'\n" "$1"
  cat
  echo END
}
off_site=$(setting BACKUP_OFF_SITE)
cat <<SHEET
Recovery sheet of Majlis, $(date -u +%Y-%m-%d). Whoever has it can read all data: keep it in a safe place, not on this machine.

  address           $(setting PUBLIC_ORIGIN)
  on this machine   $(infra/scripts/backups-folder.sh)/repository
  off-site          ${off_site:-none: BACKUP_OFF_SITE in infra/compose/.env}

With Majlis, on a new machine: clone this release or a newer one, put your copy of the folder of backups there, if you have one, and
run these lines in a shell. The new installation makes no backup before the restore.

  mkdir -p -m 700 infra/compose/secrets
  mkdir -p infra/compose/staff
SHEET
echo "  cp infra/compose/example.env infra/compose/.env"
# The last line of a setting counts.
grep -vxFf infra/compose/example.env infra/compose/.env 2>/dev/null | grep -Ev '^ *(#|$)' | rewrite ">infra/compose/.env"
rewrite infra/compose/staff/accounts <infra/compose/staff/accounts
# The other secrets are created anew; those that others issue are written here.
for name in backup-password google-client-secret instagram-token backup-s3-access-key backup-s3-secret-key backup-ssh-key \
  backup-ssh-known-hosts alert-webhook alert-mail-password alert-heartbeat; do
  file=infra/compose/secrets/$name
  [ ! -s "$file" ] || printf "  printf %%s '%s' >%s\n" "$(cat "$file")" "$file"
done
cat <<SHEET
  make up
  make restore SNAPSHOT=latest

Without Majlis, with restic (restic.net) and PostgreSQL, with the backup-password above:
  export RESTIC_PASSWORD=... RESTIC_REPOSITORY=...   (for S3 also AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY)
  restic snapshots --tag complete
  restic restore latest --tag complete --target majlis
  pg_restore --no-owner --dbname=... majlis/database.dump   (majlis/objects are the pictures and documents)
SHEET
