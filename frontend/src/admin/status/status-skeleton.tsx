const rows = ['cms', 'conferences', 'feeds', 'publisher', 'database', 'store'];

/** The shape of what comes. */
export function StatusSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">Reading how everything stands...</span>
      <div className="verdict" data-tone="pending">
        <span className="skeleton verdict-pending" />
      </div>
      <div className="status-parts">
        <h2 className="overview-panel-title">Parts</h2>
        <ul className="parts">
          {rows.map((row) => (
            <li key={row} className="part">
              <span className="skeleton part-pending" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
