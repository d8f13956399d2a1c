import type { AdminFeedItem } from '@majlis/contracts/feed-item-overrides';
import { ShowMore, useShowMore } from '../../../ui/page/show-more';
import { ItemRow } from './item-row';
import * as styles from './item-row.module.scss';
import type { ItemFlag } from './use-toggle-flag';

type ItemRowsProps = {
  items: AdminFeedItem[];
  /** Id of the item that is being saved. */
  busyId: string | undefined;
  onToggleFlag: (item: AdminFeedItem, flag: ItemFlag) => void;
  onEdit: (item: AdminFeedItem) => void;
};

export function ItemRows({ items, busyId, onToggleFlag, onEdit }: ItemRowsProps) {
  const { visible, remaining, showMore } = useShowMore(items);
  return (
    <>
      <ul className={styles.rows} data-pictures={items.some(({ imageUrl }) => imageUrl !== '')}>
        {visible.map((item) => (
          <ItemRow key={item.id} item={item} isBusy={item.id === busyId} onToggleFlag={onToggleFlag} onEdit={onEdit} />
        ))}
      </ul>
      <ShowMore remaining={remaining} onMore={showMore} />
    </>
  );
}
