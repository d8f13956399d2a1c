#!/bin/sh
# Makes the bucket of uploads, lets everybody read its files (not list them: the gateway asks as anybody), and gives cms and feeds
# a user that may do in it what they do. What is there already is brought to the same state.
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

# No bucket of its own, no policies, no other users: what takes over a service reaches the uploads and nothing else.
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
# Again with another key: the user is renewed.
mc --quiet admin user add store "$(secret images-access-key)" "$(secret images-secret-key)" >/dev/null
# It says that this changes nothing where the user has the policy already: what counts is that it has it.
mc --quiet admin policy attach store images --user "$(secret images-access-key)" >/dev/null 2>&1 || true
case "$(mc --json admin user info store "$(secret images-access-key)")" in
  *'"policyName":"images"'* | *'"policyName": "images"'*) ;;
  *) echo "the user of the bucket images has not been given its policy" >&2; exit 1 ;;
esac
echo "the bucket images and its user are there"
