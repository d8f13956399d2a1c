#!/bin/sh
# Deploys the overlay `small` twice into a new cluster of kind, reads pages and makes and restores a backup. Needs docker, kubectl and
# kind 0.24 or later, whose network enforces NetworkPolicies. It has not been run yet: nobody who wrote it had a cluster.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cluster=majlis-check
work=$(mktemp -d "$here/.check-XXXXXX")
export KUBECONFIG="$work/kubeconfig"
forwarding=
trap 'kill $forwarding 2>/dev/null; kind delete cluster --name "$cluster"; rm -r "$work"' EXIT
trap 'exit 1' INT TERM

say() { printf '\n==== %s\n' "$*"; }
get() { curl --fail --silent --show-error --retry 20 --retry-connrefused --retry-delay 1 "http://localhost:8080$1"; }
forward() {
  kill $forwarding 2>/dev/null || true
  kubectl --namespace majlis port-forward service/gateway 8080:8080 >/dev/null &
  forwarding=$!
}

say 'A cluster with the images'
kind create cluster --name "$cluster" --wait 3m
for image in services gateway operations; do
  docker build --quiet --target "$image" --tag "majlis-$image:local" --file "$here/../compose/Dockerfile" "$here/../.."
  kind load docker-image --name "$cluster" "majlis-$image:local"
done
# Only the kinds of the Gateway API: the check reads past the entrance.
kubectl apply --filename https://github.com/kubernetes-sigs/gateway-api/releases/download/v1.2.1/standard-install.yaml

cat >"$work/kustomization.yaml" <<'YAML'
apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
namespace: majlis
resources: [../overlays/small]
configMapGenerator:
  - name: settings
    behavior: merge
    literals: [PUBLIC_ORIGIN=http://localhost:8080, ADMIN_EMAILS=amal@majlis.example, GOOGLE_CLIENT_ID=check]
YAML

say 'The first deployment'
BACKUP=0 "$here/deploy.sh" "$work"
forward
get / | grep --quiet 'id="prerendered-data"'
get /api/conferences >/dev/null

say 'A service reaches nothing that it does not need'
kubectl --namespace majlis exec deployment/conferences --container conferences -- node --eval \
  "fetch('http://objectstore:9000', { signal: AbortSignal.timeout(5000) }).then(() => process.exit(1), () => process.exit(0))"

say 'The same deployment once more, with a backup before it'
"$here/deploy.sh" "$work"
forward
get / | grep --quiet 'id="prerendered-data"'

say 'The backup restored'
"$here/restore.sh"
get /api/cms/content >/dev/null
say 'All of it works'
