#!/bin/sh
# Applies an overlay to a cluster: `infra/kubernetes/deploy.sh infra/kubernetes/overlays/small`. The first run
# and all later ones are alike: missing secrets are created and existing ones stay.
set -eu
overlay=$(cd "${1:?the folder of an overlay, like infra/kubernetes/overlays/small}" && pwd)
here=$(cd "$(dirname "$0")" && pwd)

# With the component external-secrets they come from a store outside the cluster.
is_external() { kubectl kustomize "$overlay" | grep -q '^kind: ExternalSecret$'; }

# The namespace is given, because kubectl would otherwise create the service account in its current namespace.
kubectl apply --namespace majlis --filename "$here/base/namespace.yaml"
if ! is_external; then
  "$here/../scripts/make-secrets.sh" "$here/secrets/files"
  # A client-side apply would copy every secret into an annotation.
  kubectl apply --server-side --kustomize "$here/secrets"
fi

# The running release makes a backup first. BACKUP=0 skips it: after a failed first run there is nothing to back
# up yet, and every backup would fail.
if [ "${BACKUP:-1}" != 0 ] && [ -n "$(kubectl --namespace majlis get cronjob backup --ignore-not-found --output name)" ]; then
  backup=backup-$(date -u +%Y%m%d-%H%M%S)
  kubectl --namespace majlis create job "$backup" --from=cronjob/backup
  "$here/wait-for-job.sh" "$backup" 60 || { echo "Nothing was changed: the backup failed (BACKUP=0 deploys without one)." >&2; exit 1; }
fi

# A finished job cannot be changed, so both are deleted. Running services do not need them, and new ones wait
# for the next migrate.
kubectl --namespace majlis delete job migrate init-bucket --ignore-not-found
kubectl apply --kustomize "$overlay"
# With an external store there is no job for the bucket.
for job in job/migrate $(kubectl --namespace majlis get job init-bucket --ignore-not-found --output name); do
  "$here/wait-for-job.sh" "${job#*/}" 15
done
for service in cms conferences feeds publisher gateway; do
  # The publisher is done when it has written all pages of the new build.
  kubectl --namespace majlis rollout status --timeout=30m "deployment/$service"
done
