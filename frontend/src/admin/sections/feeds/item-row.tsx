import type { AdminFeedItem } from '@majlis/contracts/feeds/feed-items.schema';
import { memo } from 'react';
import { rich, t } from '#messages/staff';
import { ExternalLink } from '../../../ui/page/external-link';
import { ShowMore, useShowMore } from '../../../ui/page/show-more';
import { formatDay } from '../../../ui/time/dates';
import { RowCheckbox } from '../../rows/bulk/row-checkbox';
import { RowBadges } from '../../rows/drafts/row-badges';
import { RowActions } from '../../rows/row-actions';
import { Icon } from '../../shell/icon';
import { SmallButton } from '../../shell/small-button';
import { Thumbnail } from '../../shell/thumbnail';
import { feedKindConfig } from './feed-kinds';
import { feedItemResource, titleOf } from './item-resource';
import * as styles from './item-row.module.scss';
import type { ItemFlag } from './use-toggle-flag';

type ItemRowProps = {
  item: AdminFeedItem;
  isBusy: boolean;
  onToggleFlag: (item: AdminFeedItem, flag: ItemFlag) => void;
  onEdit: (item: AdminFeedItem) => void;
};

const ItemRow = memo(function ItemRow({ item, isBusy, onToggleFlag, onEdit }: ItemRowProps) {
  const { imageUrl, pubDate, isHidden, isPinned, titleOverride, title } = item;
  const name = titleOf(item);
  return (
    <li className={styles.row} data-hidden={isHidden || undefined}>
      <RowCheckbox id={item.id} name={name} />
      {imageUrl ? (
        <Thumbnail url={imageUrl} alt="" sizes="96px" className={styles.picture} />
      ) : (
        <span className={`${styles.picture} ${styles.blank}`} />
      )}
      <div className={styles.text}>
        <h3 className={styles.title} dir="auto">
          {name}
        </h3>
        {titleOverride !== '' && (
          <p className={styles.source}>{rich('feeds.sourceErrorTitle', { title: () => <bdi>{title}</bdi> })}</p>
        )}
        <p className={styles.facts}>
          {pubDate && <time dateTime={pubDate}>{formatDay(pubDate)}</time>}
          <ItemLinks item={item} />
        </p>
        <ItemFlags {...item} />
        <RowBadges resource={feedItemResource(item.kind)} row={item} />
      </div>
      <div className={styles.actions}>
        <FlagButton
          name={name}
          isBusy={isBusy}
          verb={isHidden ? 'show' : 'hide'}
          onPress={() => onToggleFlag(item, 'isHidden')}
        />
        <FlagButton
          name={name}
          isBusy={isBusy}
          verb={isPinned ? 'unpin' : 'pin'}
          onPress={() => onToggleFlag(item, 'isPinned')}
        />
        <RowActions id={item.id} name={name} isBusy={isBusy} onEdit={() => onEdit(item)} />
      </div>
    </li>
  );
});

const icons = { show: 'show', hide: 'hide', pin: 'pin', unpin: 'pin' } as const;

type FlagButtonProps = { name: string; verb: keyof typeof icons; isBusy: boolean; onPress: () => void };

const FlagButton = ({ name, verb, isBusy, onPress }: FlagButtonProps) => (
  <SmallButton aria-label={t(`feeds.flagVerbs.${verb}.of`, { name })} isBusy={isBusy} onClick={() => onPress()}>
    <Icon name={icons[verb]} /> {t(`feeds.flagVerbs.${verb}.label`)}
  </SmallButton>
);

type ItemRowsProps = Pick<ItemRowProps, 'onToggleFlag' | 'onEdit'> & {
  items: AdminFeedItem[];
  /** Id of the item that is being saved. */
  busyId: string | undefined;
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

function ItemFlags({ isHidden, isPinned, titleOverride, descriptionOverride }: AdminFeedItem) {
  const isOverridden = titleOverride !== '' || descriptionOverride !== '';
  if (!isHidden && !isPinned && !isOverridden) return null;
  return (
    <p className={styles.flags}>
      {isPinned && (
        <span className="badge" data-tone="gold">
          {t('feeds.pinned')}
        </span>
      )}
      {isHidden && <span className="badge">{t('feeds.hidden')}</span>}
      {isOverridden && (
        <span className="badge" data-tone="blue">
          {t('feeds.corrected')}
        </span>
      )}
    </p>
  );
}

function ItemLinks({ item }: { item: AdminFeedItem }) {
  const { link, isHidden } = item;
  return (
    <>
      {!isHidden && <ExternalLink href={publicPathOf(item)}>{t('common.view')}</ExternalLink>}
      {/^https?:/.test(link) && <ExternalLink href={link}>{t('feeds.original')}</ExternalLink>}
    </>
  );
}

/** The public list, filtered by the item's title; photos have no list of their own. */
function publicPathOf(item: AdminFeedItem): string {
  const { publicPath: page } = feedKindConfig[item.kind];
  return item.kind === 'instagram' ? page : `${page}?${new URLSearchParams({ q: titleOf(item) })}`;
}
