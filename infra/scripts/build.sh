#!/bin/sh
# Builds or pulls the images, and makes the files readable that are mounted into containers. Arguments go to docker compose. BUILD=0 skips
# the build where the images exist already or come from a registry.
set -eu
cd "$(dirname "$0")/../.."
# Each container runs as another user, and the umask at the time of the clone may have closed these files. None of them is secret.
chmod -R a+rX infra/compose/caddy infra/compose/object-store infra/monitoring

[ "${BUILD:-1}" != 0 ] || exit 0
# Images that the settings name by digest are those of a release, from its registry.
case $(infra/scripts/compose.sh config --images) in
  *majlis-*@sha256:*) exec infra/scripts/compose.sh "$@" pull --policy missing doctor gateway operations ;;
esac
# Each image is always built through the same service: Compose writes the name of the service into the image, and another name would
# give another image and recreate every container.
exec infra/scripts/compose.sh "$@" build doctor gateway operations
