import { SkeletonLines } from '../../ui/skeleton-lines';

/** As many cards as are expected, in the shape of feed item cards. */
export function FeedItemsPending({ count, name }: { count: number; name: string }) {
  return (
    <div role="status">
      <span className="visually-hidden">Loading {name}...</span>
      <ul className="card-grid" aria-hidden="true">
        {Array.from({ length: count }, (_, place) => `card ${place + 1}`).map((card) => (
          <li key={card} className="feed-item-card" data-testid="skeleton">
            <span className="skeleton skeleton-short" />
            <SkeletonLines titles={2} lines={4} />
            <span className="skeleton skeleton-short" />
          </li>
        ))}
      </ul>
    </div>
  );
}
