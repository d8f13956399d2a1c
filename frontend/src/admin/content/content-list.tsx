import type { ContentEntry } from '@majlis/contracts/content';
import { t } from '#messages/staff';
import { BulkList } from '../bulk/bulk-list';
import { Icon } from '../icon';
import type { ContentGroup, SiteText } from './content-groups';
import { contentResource } from './content-resource';
import { ContentTable } from './content-table';

type ContentListProps = {
  entries: ContentEntry[];
  groups: ContentGroup[];
  filter: string;
  onEdit: (text: SiteText) => void;
};

export function ContentList({ entries, groups, filter, onEdit }: ContentListProps) {
  const count = groups.reduce((sum, { texts }) => sum + texts.length, 0);
  return (
    <>
      <p role="status" className="result-count">
        {t('content.textCount', { count })}
      </p>
      {count === 0 && (
        <p className="empty">
          <Icon name="search" />
          {t('content.noMatches', { filter })}
        </p>
      )}
      <BulkList
        resource={contentResource}
        rows={entries}
        matching={groups.flatMap(({ texts }) => texts.flatMap(({ entry }) => entry ?? []))}
      >
        {groups.map(({ page, texts }) => (
          <ContentTable key={page} page={page} texts={texts} onEdit={onEdit} />
        ))}
      </BulkList>
    </>
  );
}
