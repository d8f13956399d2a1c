#!/bin/sh
# Restores an archive while the services run: `infra/kubernetes/restore.sh majlis-….tar`, or offsite:NAME. The
# previous database stays under another name, which the job logs (ADR 0015).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
archive=${1:?the name of an archive, as kubectl -n majlis logs job/backup-… says it, or offsite:NAME}
job=restore-$(date -u +%Y%m%d-%H%M%S)

# The restore reuses the backup's job template with another command, because it needs the same image, secrets
# and volume. It is not retried.
program='{"op": "replace", "path": "/spec/template/spec/containers/0/command", "value": ["node", "infra/dist/backup/restore.js", "'$archive'"]}'
confirmed='{"op": "add", "path": "/spec/template/spec/containers/0/env/-", "value": {"name": "YES", "value": "1"}}'
no_retry='{"op": "replace", "path": "/spec/backoffLimit", "value": 0}'
kubectl --namespace majlis create job "$job" --from=cronjob/backup --dry-run=client --output yaml |
  kubectl patch --local --filename - --type json --patch "[$program, $confirmed, $no_retry]" --output yaml |
  kubectl apply --filename -
"$here/wait-for-job.sh" "$job" 60
kubectl --namespace majlis logs "job/$job"
