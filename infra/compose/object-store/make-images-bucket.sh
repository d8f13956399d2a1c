#!/bin/sh
# Creates the bucket of uploads, lets anybody read its files but not list them (the gateway reads anonymously),
# and creates the user of cms and feeds. It can be repeated: whatever exists already is brought to the same
# state.
set -eu

secret() { cat "/run/secrets/$1"; }
mc --quiet alias set store "$OBJECT_STORE" "$(secret object-store-access-key)" "$(secret object-store-secret-key)" >/dev/null

cat >/tmp/read.json <<'POLICY'
{
  "Version": "2012-10-17",
  "Statement": [
    { "Effect": "Allow", "Principal": { "AWS": ["*"] }, "Action": ["s3:GetObject"], "Resource": ["arn:aws:s3:::images/*"] }
  ]
}
POLICY

# The user can create no bucket, no policy and no user, so an attacker in a service reaches the uploads and
# nothing else.
cat >/tmp/images.json <<'POLICY'
{
  "Version": "2012-10-17",
  "Statement": [
    { "Effect": "Allow", "Action": ["s3:ListBucket", "s3:GetBucketLocation"], "Resource": ["arn:aws:s3:::images"] },
    { "Effect": "Allow", "Action": ["s3:GetObject", "s3:PutObject", "s3:DeleteObject"], "Resource": ["arn:aws:s3:::images/*"] }
  ]
}
POLICY

mc --quiet mb --ignore-existing store/images
mc --quiet anonymous set-json /tmp/read.json store/images
mc --quiet admin policy create store images /tmp/images.json
# A changed secret key replaces the old one.
mc --quiet admin user add store "$(secret images-access-key)" "$(secret images-secret-key)" >/dev/null
# `attach` fails where the user has the policy already, so the check below decides.
mc --quiet admin policy attach store images --user "$(secret images-access-key)" >/dev/null 2>&1 || true
case "$(mc --json admin user info store "$(secret images-access-key)")" in
  *'"policyName":"images"'* | *'"policyName": "images"'*) ;;
  *) echo "policy 'images' is not attached to the user of the bucket" >&2; exit 1 ;;
esac
echo "bucket 'images' and its user are ready"
