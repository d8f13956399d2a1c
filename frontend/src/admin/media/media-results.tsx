import type { ReactNode } from 'react';
import { t } from '#messages/staff';
import { ShowMore } from '../../ui/page/show-more';
import { BulkList } from '../bulk/bulk-list';
import { ListStates } from '../crud/list-states';
import { counted } from '../crud/noun';
import { UnsavedDrafts } from '../crud/unsaved-drafts';
import { EmptySection } from '../empty-section';
import { Icon } from '../icon';
import { MediaDetails } from './media-details';
import { MediaGrid } from './media-grid';
import { mediaDraftSection, mediaResource } from './media-resource';
import { isFiltered, type MediaSearch, toMediaFilter } from './media-search';
import { MediaTable } from './media-table';
import { useMediaPages } from './use-media-pages';

type MediaResultsProps = {
  search: MediaSearch;
  renderFilters: (status: ReactNode) => ReactNode;
  onOpen: (id: string) => void;
  onClose: () => void;
  onUpload: () => void;
  onShowAll: () => void;
};

export function MediaResults({ search, renderFilters, onOpen, onClose, onUpload, onShowAll }: MediaResultsProps) {
  const { first, files, total, remaining, showMore } = useMediaPages(toMediaFilter(search));
  const List = search.view === 'list' ? MediaTable : MediaGrid;
  const isEmptyLibrary = first.data?.total === 0 && !isFiltered(search);
  const findFile = (id: string) => files.find((file) => file.id === id);
  const count = first.data && counted(total, 'file');
  return (
    <>
      {!isEmptyLibrary &&
        renderFilters(
          <p role="status" className="result-count">
            {count}
          </p>,
        )}
      <ListStates list={first} noun={t('nouns.file.several')}>
        {search.file === undefined && (
          <UnsavedDrafts section={mediaDraftSection} getName={(id) => findFile(id)?.name} onContinue={onOpen} />
        )}
        {isEmptyLibrary && (
          <EmptySection title={t('media.noFiles')} actionLabel={t('media.uploadFirst')} onAction={onUpload}>
            {t('media.filesAppearHere')}
          </EmptySection>
        )}
        {total === 0 && !isEmptyLibrary && (
          <p className="empty">
            <Icon name="search" /> {t('media.noMatch')}
            <button type="button" className="btn btn-quiet btn-sm" onClick={onShowAll}>
              {t('media.showAllFiles')}
            </button>
          </p>
        )}
        <BulkList resource={mediaResource} rows={files} isPaged>
          {files.length > 0 && <List files={files} onOpen={onOpen} />}
        </BulkList>
        <ShowMore remaining={remaining} onMore={showMore} />
      </ListStates>
      {search.file && (
        <MediaDetails key={search.file} id={search.file} listed={findFile(search.file)} onClose={onClose} />
      )}
    </>
  );
}
