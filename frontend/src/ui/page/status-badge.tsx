import type { ConferenceStatus } from '@majlis/contracts/shared/choices';
import { t } from '#messages';

export const StatusBadge = ({ status }: { status: ConferenceStatus }) => (
  <span className="status-badge" data-status={status}>
    {t(`statuses.statuses.${status}`)}
  </span>
);
