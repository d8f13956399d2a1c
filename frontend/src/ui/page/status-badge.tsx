import { capitalize } from '../text/capitalize';

/** published, draft and archived have a colour of their own; any other status is blue. */
export function StatusBadge({ status }: { status: string }) {
  return (
    <span className="status-badge" data-status={status}>
      {capitalize(status)}
    </span>
  );
}
