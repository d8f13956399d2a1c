import type { AdminFeedItem } from '@majlis/contracts/feed-item-overrides';
import { memo } from 'react';
import { rich, t } from '#messages/staff';
import { formatDay } from '../../../ui/time/dates';
import { RowCheckbox } from '../../bulk/row-checkbox';
import { RowBadges } from '../../drafts/row-badges';
import { Icon } from '../../icon';
import { RowActions } from '../../row-actions';
import { Thumbnail } from '../../thumbnail';
import { ItemFlags } from './item-flags';
import { ItemLinks } from './item-links';
import { feedItemResource, titleOf } from './item-resource';
import * as styles from './item-row.module.scss';
import type { ItemFlag } from './use-toggle-flag';

type ItemRowProps = {
  item: AdminFeedItem;
  isBusy: boolean;
  onToggleFlag: (item: AdminFeedItem, flag: ItemFlag) => void;
  onEdit: (item: AdminFeedItem) => void;
};

export const ItemRow = memo(function ItemRow({ item, isBusy, onToggleFlag, onEdit }: ItemRowProps) {
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
  <button
    type="button"
    className="btn btn-quiet btn-sm"
    aria-label={t(`feeds.flagVerbs.${verb}.of`, { name })}
    // A disabled button would lose the focus, so aria-disabled is used instead.
    aria-disabled={isBusy}
    onClick={() => !isBusy && onPress()}
  >
    <Icon name={icons[verb]} /> {t(`feeds.flagVerbs.${verb}.label`)}
  </button>
);
