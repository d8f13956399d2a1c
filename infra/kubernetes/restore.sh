#!/bin/sh
# Restores a backup while the services run: `infra/kubernetes/restore.sh` the latest, or the one named, as `verify.js` lists
# them. The previous database stays under another name, which the job logs (infra/adr/operations.md).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
snapshot=${1:-latest}
job=restore-$(date -u +%Y%m%d-%H%M%S)

# The restore reuses the backup's job template with another command, because it needs the same image, secrets
# and volume. It is not retried.
program='{"op": "replace", "path": "/spec/template/spec/containers/0/command", "value": ["node", "infra/dist/backup/restore.js", "'$snapshot'"]}'
confirmed='{"op": "add", "path": "/spec/template/spec/containers/0/env/-", "value": {"name": "YES", "value": "1"}}'
no_retry='{"op": "replace", "path": "/spec/backoffLimit", "value": 0}'
kubectl --namespace majlis create job "$job" --from=cronjob/backup --dry-run=client --output yaml |
  kubectl patch --local --filename - --type json --patch "[$program, $confirmed, $no_retry]" --output yaml |
  kubectl apply --filename -
"$here/wait-for-job.sh" "$job" 60
kubectl --namespace majlis logs "job/$job"
