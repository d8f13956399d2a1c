/** As many cards as are expected, in the shape of feed item cards. */
export function FeedItemsPending({ count, name }: { count: number; name: string }) {
  return (
    <div role="status">
      <span className="visually-hidden">Loading {name}...</span>
      <ul className="card-grid" aria-hidden="true">
        {Array.from({ length: count }, (_, place) => `card ${place + 1}`).map((card) => (
          <li key={card} className="feed-item-card" data-testid="skeleton">
            <span className="skeleton skeleton-short" />
            <span className="skeleton-lines">
              <span className="skeleton skeleton-title" />
              <span className="skeleton skeleton-title" />
              <span className="skeleton" />
              <span className="skeleton" />
              <span className="skeleton" />
              <span className="skeleton" />
            </span>
            <span className="skeleton skeleton-short" />
          </li>
        ))}
      </ul>
    </div>
  );
}
