import { SkeletonLines } from '../../ui/page/skeleton-lines';
import { type FeedItemLook, lookClasses } from './feed-item-looks';

type FeedItemsPendingProps = {
  count: number;
  /** Of what is loading. */
  name: string;
  className?: string;
  /** How the item in this place will look. */
  lookOf?: (place: number) => FeedItemLook;
};

/** As many items as are expected, in the shape that they will have. */
export function FeedItemsPending({
  count,
  name,
  className = 'card-grid',
  lookOf = () => 'card',
}: FeedItemsPendingProps) {
  return (
    <div role="status">
      <span className="visually-hidden">Loading {name}...</span>
      <ul className={className} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => place).map((place) => (
          <li
            key={place}
            className={`feed-item ${lookClasses[lookOf(place)]} feed-item-pending`}
            data-testid="skeleton"
          >
            <span className="feed-item-picture skeleton" />
            <span className="feed-item-date skeleton skeleton-short" />
            <div className="feed-item-text">
              <SkeletonLines titles={2} lines={3} />
            </div>
            <span className="feed-item-end skeleton skeleton-short" />
          </li>
        ))}
      </ul>
    </div>
  );
}
