import { Icon } from '../icon';
import type { ContentGroup, SiteText } from './content-groups';
import { ContentTable } from './content-table';

type ContentListProps = { groups: ContentGroup[]; filter: string; onEdit: (text: SiteText) => void };

export function ContentList({ groups, filter, onEdit }: ContentListProps) {
  const count = groups.reduce((sum, { texts }) => sum + texts.length, 0);
  return (
    <>
      <p role="status" className="result-count">
        {count} {count === 1 ? 'text' : 'texts'}
      </p>
      {count === 0 && (
        <p className="empty">
          <Icon name="search" />
          No texts match “{filter}”.
        </p>
      )}
      {groups.map(({ page, texts }) => (
        <ContentTable key={page} page={page} texts={texts} onEdit={onEdit} />
      ))}
    </>
  );
}
