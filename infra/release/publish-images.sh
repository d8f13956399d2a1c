#!/bin/sh
# Part of .github/workflows/release.yml: joins the images of both processors under one tag, signs them by digest, and writes the files
# of the release that name every image by digest. `publish-images.sh REGISTRY VERSION FOLDER`: the folder has the digests of each
# build, as names of files in digests-IMAGE-RUNNER/.
set -eu
registry=$1
version=$2
artifacts=$3
cd "$(dirname "$0")/../.."

digest_of() { docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$1"; } # IMAGE

set --
for image in services gateway operations; do
  name=$registry/majlis-$image
  parts=
  for file in "$artifacts/digests-$image-"*/*; do parts="$parts $name@sha256:$(basename "$file")"; done
  # shellcheck disable=SC2086 # a list of words that must be split
  docker buildx imagetools create --tag "$name:$version" $parts
  digest=$(digest_of "$name:$version")
  cosign sign --yes --recursive "$name@$digest"
  set -- "$@" "majlis-$image=$name@$digest"
done
# Images of others: what was tested is what runs, even when their tags move.
for image in $(sed -n 's/^ *image: \${\(POSTGRES\|OBJECT_STORE\)_IMAGE:-\(.*\)}$/\2/p' docker-compose.yml | sort -u); do
  set -- "$@" "${image%:*}=$image@$(digest_of "$image")"
done
node infra/release/write-images.mjs "$@"
