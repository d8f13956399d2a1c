import { useRef } from 'react';
import { Icon } from '../../ui/icon';
import { useTypedBefore } from '../../ui/use-typed-before';
import type { SortOrder } from './find-feed-items';

export type FeedToolbarProps = {
  /** Shown in the empty search box: 'Search research...' */
  placeholder: string;
  words: string;
  order: SortOrder;
  /** '12 publications'; empty until they are known. */
  count: string;
  onWords: (words: string) => void;
  onOrder: (order: SortOrder) => void;
};

/** Search, order and count above a list of feed items. */
export function FeedToolbar({ placeholder, words, order, count, onWords, onOrder }: FeedToolbarProps) {
  const field = useRef<HTMLInputElement>(null);
  useTypedBefore(field, onWords, words);
  const choice = useRef<HTMLSelectElement>(null);
  const choose = (chosen: string) => onOrder(chosen === 'title' ? 'title' : 'date');
  useTypedBefore(choice, choose, order);
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element <search>
    <form className="toolbar" role="search" onSubmit={(event) => event.preventDefault()}>
      <div className="search-field">
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          aria-label={placeholder.replace('...', '')}
          placeholder={placeholder}
          value={words}
          onChange={(event) => onWords(event.target.value)}
        />
      </div>
      <div className="select-field">
        <select ref={choice} aria-label="Sort" value={order} onChange={(event) => choose(event.target.value)}>
          <option value="date">Sort by Date</option>
          <option value="title">Sort by Title</option>
        </select>
        <Icon name="chevron" />
      </div>
      <p className="count-badge" role="status">
        {count}
      </p>
    </form>
  );
}
