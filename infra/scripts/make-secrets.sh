#!/bin/sh
# Makes the secrets of the composition, each in a file of its own under infra/compose/secrets/. What is there is kept, so it can
# run before every start; to renew one secret, delete its file (and, for a password, the -database-url beside it).
#
# Compose hands a secret to a container with the owner and mode that the file has here, and each container runs under
# another user: the files are readable, the folder is closed to everybody but its owner, and through it nobody else
# reaches them.
set -eu
umask 077
cd "$(dirname "$0")/../compose"
mkdir -p secrets
chmod 700 secrets
cd secrets

# 32 random bytes in hexadecimal: fits into an address and into a setting without quotes.
random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }

# Written aside and renamed, so that an interrupted run leaves no half secret.
keep() { # NAME VALUE
  [ ! -e "$1" ] || return 0
  printf '%s' "$2" > ".$1.new"
  chmod 444 ".$1.new"
  mv ".$1.new" "$1"
  echo "made infra/compose/secrets/$1"
}

for role in owner cms conferences feeds; do
  keep "$role-database-password" "$(random)"
  keep "$role-database-url" "postgres://majlis_$role:$(cat "$role-database-password")@postgres:5432/majlis"
done
keep cookie-keys "$(random)"
keep object-store-access-key "majlis-$(random | cut -c1-13)"
keep object-store-secret-key "$(random)"

# Others give these: put them into the files. As long as Google's is empty nobody can sign in, and the sign-in says so;
# without Instagram's the site has no photo feed.
keep google-client-secret ""
keep instagram-token ""
chmod 644 google-client-secret instagram-token
