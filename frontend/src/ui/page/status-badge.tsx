import type { ConferenceStatus } from '@majlis/contracts/choices';
import { statuses } from '#messages/statuses';

export function StatusBadge({ status }: { status: ConferenceStatus }) {
  return (
    <span className="status-badge" data-status={status}>
      {statuses[status]}
    </span>
  );
}
