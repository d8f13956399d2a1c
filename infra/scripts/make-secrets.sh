#!/bin/sh
# Makes the secrets of the composition, each in a file of its own under infra/compose/secrets/ or in the folder named. What is
# there is kept, so it can run before every start; to renew one secret, delete its file (and, for a password, the -database-url
# beside it). DATABASE_AT=host:port/name?options, where the database is not the composition's own.
#
# Compose hands a secret to a container with the owner and mode that the file has here, and each container runs under
# another user: the files are readable, the folder is closed to everybody but its owner, and through it nobody else
# reaches them.
set -eu
# Not secret, but as needed by the composition.
[ -n "${1:-}" ] || "$(dirname "$0")/make-accounts.sh"
umask 077
folder=${1:-$(dirname "$0")/../compose/secrets}
mkdir -p "$folder"
chmod 700 "$folder"
cd "$folder"

# 32 random bytes in hexadecimal: fits into an address and into a setting without quotes.
random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }

# Written aside and renamed, so that an interrupted run leaves no half secret.
keep() { # NAME VALUE
  [ ! -e "$1" ] || return 0
  printf '%s' "$2" > ".$1.new"
  chmod 444 ".$1.new"
  mv ".$1.new" "$1"
  echo "made $folder/$1"
}

for role in owner cms conferences feeds publisher; do
  keep "$role-database-password" "$(random)"
  keep "$role-database-url" "postgres://majlis_$role:$(cat "$role-database-password")@${DATABASE_AT:-postgres:5432/majlis}"
done
keep cookie-keys "$(random)"
keep object-store-access-key "majlis-$(random | cut -c1-13)"
keep object-store-secret-key "$(random)"
# Of the user that cms and feeds have in the store; the two above are root's there.
keep images-access-key "images-$(random | cut -c1-13)"
keep images-secret-key "$(random | cut -c1-40)"
# Of the account "admin" of the dashboard (the overlay "monitoring").
keep grafana-admin-password "$(random)"

# Others give these: put them into the files. As long as Google's is empty nobody can sign in, and the sign-in says so;
# without Instagram's the site has no photo feed, without the next two no archive leaves this machine, and the last two are
# for being told of alerts.
keep google-client-secret ""
keep instagram-token ""
keep backup-s3-access-key ""
keep backup-s3-secret-key ""
keep alert-webhook ""
keep alert-mail-password ""
chmod 644 google-client-secret instagram-token backup-s3-access-key backup-s3-secret-key alert-webhook alert-mail-password
