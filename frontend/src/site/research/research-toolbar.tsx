import { Icon } from '../../ui/icon';
import type { SortOrder } from '../feed-items/find-feed-items';

type ResearchToolbarProps = {
  words: string;
  order: SortOrder;
  /** Undefined until the items are known. */
  count: number | undefined;
  onChange: (words: string, order: SortOrder) => void;
};

export function ResearchToolbar({ words, order, count, onChange }: ResearchToolbarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element <search>
    <form className="toolbar" role="search" onSubmit={(event) => event.preventDefault()}>
      <div className="search-field">
        <Icon name="search" />
        <input
          type="search"
          aria-label="Search research"
          placeholder="Search research..."
          value={words}
          onChange={(event) => onChange(event.target.value, order)}
        />
      </div>
      <div className="select-field">
        <select
          aria-label="Sort"
          value={order}
          onChange={(event) => onChange(words, event.target.value === 'title' ? 'title' : 'date')}
        >
          <option value="date">Sort by Date</option>
          <option value="title">Sort by Title</option>
        </select>
        <Icon name="chevron" />
      </div>
      <p className="count-badge" role="status">
        {count !== undefined && `${count} ${count === 1 ? 'publication' : 'publications'}`}
      </p>
    </form>
  );
}
