import { SkeletonLines } from '../../ui/page/skeleton-lines';

/** As many cards as are expected, in the shape of episodes. */
export function EpisodeCardsPending({ count }: { count: number }) {
  return (
    <div role="status">
      <span className="visually-hidden">Loading episodes...</span>
      <ul className="episode-grid" aria-hidden="true">
        {Array.from({ length: count }, (_, place) => `card ${place + 1}`).map((card) => (
          <li key={card} className="episode-card" data-testid="skeleton">
            <span className="episode-cover skeleton" />
            <div className="episode-card-words">
              <span className="skeleton skeleton-short" />
              <SkeletonLines titles={1} lines={3} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
