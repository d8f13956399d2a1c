import {
  type AdminFeedItem,
  type FeedItemOverrides,
  feedItemOverrides,
} from '@majlis/contracts/feeds/feed-items.schema';
import type { FeedKind } from '@majlis/contracts/feeds/feed-sources';
import { useMutation, useQuery } from '@tanstack/react-query';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { rich, t } from '#messages/staff';
import { queriesUnder, query } from '../../../api/query';
import { useEventCallback } from '../../../ui/hooks';
import { ExternalLink } from '../../../ui/page/external-link';
import { ShowMore, useShowMore } from '../../../ui/page/show-more';
import { createWordMatcher } from '../../../ui/text/word-matcher';
import { formatDay } from '../../../ui/time/dates';
import { FormSwitch, TextField } from '../../fields/fields';
import { BulkList } from '../../rows/bulk/bulk-list';
import { RowFormDialog } from '../../rows/crud/row-form-dialog';
import { inputKeyOf, UnsavedInputNotice } from '../../rows/crud/unsaved-input-notice';
import { toHistorySubject } from '../../rows/history/history-subject';
import { useUndo } from '../../rows/history/use-undo';
import { RowActions, RowBadges, RowCheckbox, RowFilter } from '../../rows/list-controls';
import {
  failureMessage,
  invalidateResource,
  type ResourceConfig,
  rowPath,
  showSavedRow,
} from '../../rows/resource/resource-config';
import { hasId, useRequestedRow } from '../../rows/resource/use-requested-row';
import { sendWrite } from '../../shell/api/write';
import { SmallButton } from '../../shell/buttons';
import { Badge } from '../../shell/controls';
import { ListStates, NoMatch } from '../../shell/section-parts';
import { Thumbnail } from '../../shell/thumbnail';
import { useWriteTools } from '../../shell/writes';
import * as styles from './feeds.module.scss';
import { feedItemResource, feedKindConfig, titleOf } from './item-resource';
import * as itemRowStyles from './item-row.module.scss';

export function FeedItems({ kind }: { kind: FeedKind }) {
  const resource = useMemo(() => feedItemResource(kind), [kind]);
  const list = useQuery(query(resource.list));
  const [edited, setEdited] = useState<AdminFeedItem | null>(null);
  useRequestedRow(list.data, hasId, setEdited);
  const inputSection = `feeds/${kind}`;
  const findItem = (id: string) => list.data?.find((item) => item.id === id);
  const getTitleById = (id: string) => {
    const item = findItem(id);
    return item && titleOf(item);
  };
  return (
    <ListStates list={list} noun={t(`nouns.${resource.noun}.several`)}>
      {edited === null && (
        <UnsavedInputNotice
          section={inputSection}
          getName={getTitleById}
          onContinue={(id) => setEdited(findItem(id) ?? null)}
        />
      )}
      {list.data?.length === 0 ? (
        <p className="empty">{t(`feeds.itemsOf.${kind}.none`)}</p>
      ) : (
        <ItemList items={list.data ?? []} kind={kind} resource={resource} onEdit={setEdited} />
      )}
      {edited && (
        <ItemForm
          key={edited.id}
          item={edited}
          resource={resource}
          inputKey={inputKeyOf(inputSection, edited.id)}
          onClose={() => setEdited(null)}
        />
      )}
    </ListStates>
  );
}

type ItemListProps = {
  items: AdminFeedItem[];
  kind: FeedKind;
  resource: ResourceConfig<AdminFeedItem>;
  onEdit: (item: AdminFeedItem) => void;
};

/** Longer lists get a filter. */
const filterThreshold = 5;

function ItemList({ items, kind, resource, onEdit }: ItemListProps) {
  const [filter, setFilter] = useState('');
  const deferredFilter = useDeferredValue(filter);
  const results = useMemo(() => findItems(items, deferredFilter), [items, deferredFilter]);
  const { mutate, isPending, variables } = useToggleFlag(resource);
  const edit = useEventCallback(onEdit);
  const toggleFlag = useEventCallback((item: AdminFeedItem, flag: ItemFlag) => mutate({ item, flag }));
  return (
    <BulkList
      resource={resource}
      rows={items}
      matching={results}
      toolbar={
        items.length > filterThreshold && (
          <RowFilter noun={resource.noun} filter={filter} onFilter={setFilter} count={results.length} />
        )
      }
    >
      {results.length === 0 && (
        <NoMatch>{t(`feeds.itemsOf.${kind}.noMatch`, { words: deferredFilter.trim() })}</NoMatch>
      )}
      <ItemRows
        // A new filter starts again with the first items.
        key={deferredFilter}
        items={results}
        busyId={isPending ? variables.item.id : undefined}
        onToggleFlag={toggleFlag}
        onEdit={edit}
      />
    </BulkList>
  );
}

/** Finds items by original and overridden texts, and by the words 'hidden' and 'pinned'. */
function findItems(items: AdminFeedItem[], filter: string): AdminFeedItem[] {
  const matches = createWordMatcher(filter);
  return items.filter((item) => {
    const { title, titleOverride, description, descriptionOverride, isHidden, isPinned } = item;
    const flags = [isHidden && t('feeds.wordsForFlags.isHidden'), isPinned && t('feeds.wordsForFlags.isPinned')];
    return matches([title, titleOverride, description, descriptionOverride, ...flags].join('\n'));
  });
}

type ItemFormProps = {
  item: AdminFeedItem;
  resource: ResourceConfig<AdminFeedItem>;
  inputKey: string;
  onClose: () => void;
};

/** Edits overrides, which are stored beside the source's texts (infra/adr/feeds.md). */
function ItemForm({ item, resource, inputKey, onClose }: ItemFormProps) {
  const isPhoto = item.kind === 'instagram';
  return (
    <RowFormDialog
      title={t(`feeds.itemsOf.${item.kind}.edit`)}
      resource={resource}
      row={item}
      inputKey={inputKey}
      schema={feedItemOverrides}
      verb="update"
      onClose={onClose}
    >
      <p className="form-note">{t('feeds.leaveEmpty')}</p>
      {/* A photo has no title field; a stored title is sent back unchanged. */}
      {!isPhoto && <TextField name="titleOverride" isOptional help={<OriginalText text={item.title} />} />}
      <TextField
        name="descriptionOverride"
        label={isPhoto ? t('feeds.captionOnSite') : undefined}
        isOptional
        rows={6}
        help={<OriginalText text={item.description} />}
      />
      <FormSwitch name="isHidden" label={t('feeds.hideIt')} />
      <FormSwitch name="isPinned" label={t('feeds.pinIt')} />
    </RowFormDialog>
  );
}

/** The source's text, below the field that overrides it. */
const OriginalText = ({ text }: { text: string }) => (
  <span className={styles.originalText}>
    <span>{t('feeds.sourceError')}</span>
    <q dir="auto">{text || t('feeds.nothing')}</q>
  </span>
);

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
    <li className={itemRowStyles.row} data-hidden={isHidden || undefined}>
      <RowCheckbox id={item.id} name={name} />
      {imageUrl ? (
        <Thumbnail url={imageUrl} alt="" sizes="96px" className={itemRowStyles.picture} />
      ) : (
        <span className={`${itemRowStyles.picture} ${itemRowStyles.blank}`} />
      )}
      <div className={itemRowStyles.text}>
        <h3 className={`small-title ${itemRowStyles.title}`} dir="auto">
          {name}
        </h3>
        {titleOverride !== '' && (
          <p className={itemRowStyles.source}>{rich('feeds.sourceErrorTitle', { title: () => <bdi>{title}</bdi> })}</p>
        )}
        <p className={itemRowStyles.facts}>
          {pubDate && <time dateTime={pubDate}>{formatDay(pubDate)}</time>}
          <ItemLinks item={item} />
        </p>
        <ItemFlags {...item} />
        <RowBadges resource={feedItemResource(item.kind)} row={item} />
      </div>
      <div className={itemRowStyles.actions}>
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
  <SmallButton
    className="row-quiet"
    label={t(`feeds.flagVerbs.${verb}.label`)}
    icon={icons[verb]}
    aria-label={t(`feeds.flagVerbs.${verb}.of`, { name })}
    isBusy={isBusy}
    onClick={() => onPress()}
  />
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
      <ul className={itemRowStyles.rows} data-pictures={items.some(({ imageUrl }) => imageUrl !== '')}>
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
    <p className={itemRowStyles.flags}>
      {isPinned && <Badge tone="gold">{t('feedItems.pinned')}</Badge>}
      {isHidden && <Badge>{t('feeds.hidden')}</Badge>}
      {isOverridden && <Badge tone="blue">{t('feeds.corrected')}</Badge>}
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

/** Returns the path of the public list, filtered by the item's title; photos have no list of their own. */
function publicPathOf(item: AdminFeedItem): string {
  const { publicPath: page } = feedKindConfig[item.kind];
  return item.kind === 'instagram' ? page : `${page}?${new URLSearchParams({ q: titleOf(item) })}`;
}

type ItemFlag = 'isHidden' | 'isPinned';
type ToggleFlagRequest = { item: AdminFeedItem; flag: ItemFlag };

const toOverrides = ({ titleOverride, descriptionOverride, isHidden, isPinned }: AdminFeedItem): FeedItemOverrides => ({
  titleOverride,
  descriptionOverride,
  isHidden,
  isPinned,
});

/** Hides, shows, pins or unpins an item and offers Undo. The list keeps its order until it is refetched. */
function useToggleFlag(resource: ResourceConfig<AdminFeedItem>) {
  const { cache, toast, fail } = useWriteTools();
  const undo = useUndo();
  return useMutation({
    mutationFn: ({ item, flag }: ToggleFlagRequest) =>
      sendWrite<AdminFeedItem>(
        'PUT',
        rowPath(resource, item),
        { ...toOverrides(item), [flag]: !item[flag] },
        { ifMatch: item.version },
      ),
    onSuccess: ({ result: savedItem, change }, { flag }) => {
      showSavedRow(cache, resource, savedItem);
      toast(t(`feeds.flagged.${savedItem.kind}.${flag}.${savedItem[flag] ? 'on' : 'off'}`), {
        actions: undo([change], toHistorySubject(resource, savedItem)),
      });
      return cache.invalidateQueries(queriesUnder(...resource.invalidates));
    },
    onError: (error) => {
      fail(failureMessage(resource, 'update'), error);
      return invalidateResource(cache, resource);
    },
  });
}
