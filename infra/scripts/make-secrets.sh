#!/bin/sh
# Creates the secrets of the composition, each in a file of its own under infra/compose/secrets/ or in the given folder. Existing
# files are kept, so that it can run before every start; to renew a secret, delete its file (and, for a password, the -database-url
# beside it). DATABASE_AT=host:port/name?options names a database outside the composition.
#
# Compose mounts a secret with the owner and mode that the file has here, and each container runs as another user. So the files are
# readable for all, and the folder is closed to all but its owner.
set -eu
# The list of accounts is not secret, but the composition needs it, too.
[ -n "${1:-}" ] || "$(dirname "$0")/make-accounts.sh"
umask 077
folder=${1:-$(dirname "$0")/../compose/secrets}
mkdir -p "$folder"
chmod 700 "$folder"
cd "$folder"

# 32 random bytes in hexadecimal need no quotes or escapes in a URL or in a setting.
random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }

# The file is written under another name and renamed, so that an interrupted run leaves no incomplete secret.
create() { # NAME VALUE
  [ ! -e "$1" ] || return 0
  printf '%s' "$2" > ".$1.new"
  chmod 444 ".$1.new"
  mv ".$1.new" "$1"
  echo "created $folder/$1"
}

for role in owner cms conferences feeds publisher watch; do
  create "$role-database-password" "$(random)"
  create "$role-database-url" "postgres://majlis_$role:$(cat "$role-database-password")@${DATABASE_AT:-postgres:5432/majlis}"
done
create cookie-keys "$(random)"
create object-store-access-key "majlis-$(random | cut -c1-13)"
create object-store-secret-key "$(random)"
# cms and feeds use an account of the store with few rights; the two keys above are those of its root account.
create images-access-key "images-$(random | cut -c1-13)"
create images-secret-key "$(random | cut -c1-40)"
# Backups are encrypted with it: make recovery-sheet prints it.
create backup-password "$(random)"
# The password of the account "admin" of Grafana (overlay "monitoring").
create grafana-admin-password "$(random)"

# Other services issue these secrets; the operator writes them into the files. Without the one of Google nobody can sign in, and the
# sign-in page says so; without the one of Instagram the site has no photo feed; without the next four no backup is copied
# off-site (two for S3 and REST servers, two for SFTP); the last three are for alerts.
create google-client-secret ""
create instagram-token ""
create backup-s3-access-key ""
create backup-s3-secret-key ""
create backup-ssh-key ""
create backup-ssh-known-hosts ""
create alert-webhook ""
create alert-mail-password ""
create alert-heartbeat ""
chmod 644 google-client-secret instagram-token backup-s3-access-key backup-s3-secret-key backup-ssh-key backup-ssh-known-hosts \
  alert-webhook alert-mail-password alert-heartbeat
