import { type FeedItem, maxVisibleCategories } from '@majlis/contracts/feeds/feed-items';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { ExternalLink } from '../../ui/page/external-link';
import { ListSkeleton, SkeletonLines } from '../../ui/page/loading';
import { Picture } from '../../ui/picture/picture';
import { AutoText, detectLanguage } from '../../ui/text/auto-text';
import { AlsoHijri } from '../../ui/time/also-hijri';
import { formatDay } from '../../ui/time/dates';
import * as styles from './feed-item.module.scss';

export type FeedItemVariant = 'card' | 'lead' | 'row';

const pictureSizes: Record<FeedItemVariant, string> = {
  card: '(min-width: 1200px) 380px, (min-width: 720px) 50vw, 100vw',
  lead: '(min-width: 1200px) 680px, (min-width: 992px) 58vw, 100vw',
  row: '168px',
};

type FeedItemCardProps = {
  item: FeedItem;
  /** The URL of the list filtered by a category, without the name of the category at its end. */
  categoryLinkPrefix: string;
  variant?: FeedItemVariant;
};

export function FeedItemCard({ item, categoryLinkPrefix, variant = 'card' }: FeedItemCardProps) {
  const { title, description, pubDate, author, categories, link, imageUrl, isPinned } = item;
  return (
    <li className={styles.feedItem} data-variant={variant} dir="auto">
      {imageUrl && <Picture className={styles.picture} url={imageUrl} alt="" sizes={pictureSizes[variant]} />}
      <FeedItemDate pubDate={pubDate} isPinned={isPinned} />
      <div>
        {/* The heading has no `dir`, so that the card takes the direction of the title. */}
        <h3 lang={detectLanguage(title)}>
          <ExternalLink href={link}>{title}</ExternalLink>
        </h3>
        <AutoText as="p" className={styles.description} text={description} />
      </div>
      {(author || categories.length > 0) && (
        <div className={styles.footer}>
          {author && <AutoText as="p" text={author} />}
          {categories.length > 0 && (
            <ul className="tags" aria-label={t('feedItems.categories')}>
              {categories.slice(0, maxVisibleCategories).map((category) => (
                <AutoText as="li" key={category} text={category}>
                  <Link to={categoryLinkPrefix + encodeURIComponent(category)}>{category}</Link>
                </AutoText>
              ))}
            </ul>
          )}
        </div>
      )}
    </li>
  );
}

function FeedItemDate({ pubDate, isPinned = false }: { pubDate?: string; isPinned?: boolean }) {
  if (!pubDate && !isPinned) return null;
  return (
    <p className="card-date">
      {pubDate && (
        <>
          <time dateTime={pubDate}>
            <bdi>{formatDay(pubDate)}</bdi>
          </time>
          <AlsoHijri start={pubDate} />
        </>
      )}
      {isPinned && (
        <span className={styles.pinned}>
          <bdi>{t('feedItems.pinned')}</bdi>
        </span>
      )}
    </p>
  );
}

type FeedItemsSkeletonProps = {
  count: number;
  label: string;
  className?: string;
  variantFor?: (index: number) => FeedItemVariant;
};

export const FeedItemsSkeleton = ({
  className = 'card-grid',
  variantFor = () => 'card',
  ...list
}: FeedItemsSkeletonProps) => (
  <ListSkeleton className={className} {...list}>
    {(index) => (
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
    )}
  </ListSkeleton>
);
