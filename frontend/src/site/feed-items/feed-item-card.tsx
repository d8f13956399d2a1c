import { type FeedItem, shownCategories } from '@majlis/contracts/feed-items';
import { formatDay } from '../../ui/dates';
import { ExternalLink } from '../../ui/external-link';

/** A publication or post in a grid of cards, leading to where it was published. */
export function FeedItemCard({ item }: { item: FeedItem }) {
  const { title, description, pubDate, author, categories, link } = item;
  return (
    <li className="feed-item-card">
      <p className="feed-item-date">
        <time dateTime={pubDate}>{formatDay(pubDate)}</time>
      </p>
      <div>
        <h3 dir="auto">
          <ExternalLink href={link}>{title}</ExternalLink>
        </h3>
        <p className="feed-item-description" dir="auto">
          {description}
        </p>
      </div>
      <div className="feed-item-end">
        {author && <p dir="auto">{author}</p>}
        {categories.length > 0 && (
          <ul className="tags" aria-label="Categories">
            {categories.slice(0, shownCategories).map((category) => (
              <li key={category} dir="auto">
                {category}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
