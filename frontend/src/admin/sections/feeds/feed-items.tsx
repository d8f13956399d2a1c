import { type AdminFeedItem, feedItemOverrides } from '@majlis/contracts/feeds/feed-items.schema';
import type { FeedKind } from '@majlis/contracts/feeds/feed-sources';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { t } from '#messages/staff';
import { query } from '../../../api/query';
import { useEventCallback } from '../../../ui/hooks';
import { createWordMatcher } from '../../../ui/text/word-matcher';
import { TextField } from '../../fields/fields';
import { FormSwitch } from '../../fields/form/form-field';
import { BulkList } from '../../rows/bulk/bulk-list';
import { RowFilter } from '../../rows/crud/row-filter';
import { RowFormDialog } from '../../rows/crud/row-form-dialog';
import { inputKeyOf, UnsavedInputNotice } from '../../rows/crud/unsaved-input-notice';
import type { ResourceConfig } from '../../rows/resource/resource-config';
import { hasId, useRequestedRow } from '../../rows/resource/use-requested-row';
import { Icon } from '../../shell/icon';
import { ListStates } from '../../shell/list-states';
import * as styles from './feeds.module.scss';
import { feedItemResource, titleOf } from './item-resource';
import { ItemRows } from './item-row';
import { type ItemFlag, useToggleFlag } from './use-toggle-flag';

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
    <>
      {items.length > filterThreshold && (
        <RowFilter noun={resource.noun} filter={filter} onFilter={setFilter} count={results.length} />
      )}
      {results.length === 0 && (
        <p className="empty">
          <Icon name="search" /> {t(`feeds.itemsOf.${kind}.noMatch`, { words: deferredFilter.trim() })}
        </p>
      )}
      <BulkList resource={resource} rows={items} matching={results}>
        <ItemRows
          // A new filter starts again with the first items.
          key={deferredFilter}
          items={results}
          busyId={isPending ? variables.item.id : undefined}
          onToggleFlag={toggleFlag}
          onEdit={edit}
        />
      </BulkList>
    </>
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
      saveLabel={t('common.save')}
      resource={resource}
      row={item}
      inputKey={inputKey}
      schema={feedItemOverrides}
      verb="update"
      onDone={onClose}
      onClose={onClose}
    >
      <p className="form-note">{t('feeds.leaveEmpty')}</p>
      {/* A photo has no title field; a stored title is sent back unchanged. */}
      {!isPhoto && (
        <TextField
          name="titleOverride"
          label={t('feeds.titleOnSite')}
          isOptional
          help={<OriginalText text={item.title} />}
        />
      )}
      <TextField
        name="descriptionOverride"
        label={isPhoto ? t('feeds.captionOnSite') : t('feeds.descriptionOnSite')}
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
function OriginalText({ text }: { text: string }) {
  return (
    <span className={styles.originalText}>
      <span>{t('feeds.sourceError')}</span>
      <q dir="auto">{text || t('feeds.nothing')}</q>
    </span>
  );
}
