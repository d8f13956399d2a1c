import type { ManagedFeedItem } from '@majlis/contracts/feed-edits';
import { ShowMore, useBeginning } from '../../../ui/page/show-more';
import { ItemRow } from './item-row';
import * as styles from './item-row.module.scss';
import type { Mark } from './use-mark';

type ItemRowsProps = {
  items: ManagedFeedItem[];
  /** The one that is being written. */
  busyId: string | undefined;
  onMark: (item: ManagedFeedItem, mark: Mark) => void;
  onEdit: (item: ManagedFeedItem) => void;
};

export function ItemRows({ items, busyId, onMark, onEdit }: ItemRowsProps) {
  const { shown, rest, showMore } = useBeginning(items);
  return (
    <>
      <ul className={styles.rows} data-pictures={items.some(({ imageUrl }) => imageUrl !== '')}>
        {shown.map((item) => (
          <ItemRow key={item.id} item={item} isBusy={item.id === busyId} onMark={onMark} onEdit={onEdit} />
        ))}
      </ul>
      <ShowMore rest={rest} onMore={showMore} />
    </>
  );
}
