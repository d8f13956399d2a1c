import { capitalize } from '../text/capitalize';

export function StatusBadge({ status }: { status: string }) {
  return (
    <span className="status-badge" data-status={status}>
      {capitalize(status)}
    </span>
  );
}
