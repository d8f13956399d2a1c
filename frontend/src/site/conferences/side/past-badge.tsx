/** Beside a date that has gone by. */
export function PastBadge() {
  return <span className="past-badge">Past</span>;
}
