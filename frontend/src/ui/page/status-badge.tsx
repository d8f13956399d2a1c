import type { ConferenceStatus } from '@majlis/contracts/shared/choices';
import { t } from '#messages';

export function StatusBadge({ status }: { status: ConferenceStatus }) {
  return (
    <span className="status-badge" data-status={status}>
      {t(`statuses.statuses.${status}`)}
    </span>
  );
}
