import { capitalize } from '../text/capitalize';

/** The style sheet has colours for published, draft and archived; any other status is blue. */
export function StatusBadge({ status }: { status: string }) {
  return (
    <span className="status-badge" data-status={status}>
      {capitalize(status)}
    </span>
  );
}
