import { SkeletonLines } from '../../ui/page/skeleton-lines';
import * as styles from './feed-item.module.scss';
import type { FeedItemVariant } from './feed-item-card';

type FeedItemsSkeletonProps = {
  count: number;
  label: string;
  className?: string;
  variantFor?: (index: number) => FeedItemVariant;
};

export function FeedItemsSkeleton({
  count,
  label,
  className = 'card-grid',
  variantFor = () => 'card',
}: FeedItemsSkeletonProps) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <ul className={className} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <li
            key={index}
            className={`${styles.feedItem} ${styles.pending}`}
            data-variant={variantFor(index)}
            data-testid="skeleton"
          >
            <span className={`${styles.picture} skeleton`} />
            <span className="card-date skeleton skeleton-short" />
            <div>
              <SkeletonLines titles={2} lines={3} />
            </div>
            <span className={`${styles.footer} skeleton skeleton-short`} />
          </li>
        ))}
      </ul>
    </div>
  );
}
