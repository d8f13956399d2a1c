import { useDeferredValue, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { t, texts } from '#messages/staff';
import { ShowMore } from '../../../ui/page/show-more';
import { useUrlSearchState } from '../../../ui/search-state';
import { formatFileSize } from '../../../ui/text/formats';
import { formatLocalDateTime } from '../../../ui/time/format-local-time';
import * as gridStyles from '../../fields/picture/media-grid.module.scss';
import {
  formatDimensions,
  isFiltered,
  MediaBadge,
  MediaFilters,
  MediaGrid,
  type MediaListProps,
  MediaThumbnail,
  readMediaSearch,
  toMediaFilter,
  useMediaPages,
  writeMediaSearch,
} from '../../fields/picture/stored-images';
import * as bulk from '../../rows/bulk/bulk.module.scss';
import { BulkList } from '../../rows/bulk/bulk-list';
import { UnsavedInputNotice } from '../../rows/crud/unsaved-input-notice';
import { RowCheckbox } from '../../rows/list-controls';
import { mediaInputSection, mediaResource } from '../../rows/resource/media-resource';
import { counted } from '../../rows/resource/resource-config';
import { SmallButton } from '../../shell/buttons';
import { EmptySection, ListStates, NoMatch, SectionHeader } from '../../shell/section-parts';
import { MediaDetails } from './media-details';
import * as styles from './media-page.module.scss';
import { UploadPanel } from './upload-panel';

export function MediaPage() {
  const [search, setSearch] = useUrlSearchState(readMediaSearch, writeMediaSearch);
  const shown = { ...search, q: useDeferredValue(search.q) };
  const fileInput = useRef<HTMLInputElement>(null);
  const [, setParams] = useSearchParams();
  const { first, files, total, remaining, showMore } = useMediaPages(toMediaFilter(shown));
  const List = search.view === 'list' ? MediaTable : SelectableGrid;
  const isEmptyLibrary = first.data?.total === 0 && !isFiltered(shown);
  const findFile = (id: string) => files.find((file) => file.id === id);

  function openFile(file: string) {
    const opened = { ...search, file };
    // A search typed just before would otherwise reach the address later than the file, and close it.
    setSearch(opened);
    // The address changes at once, so that a reload shows the file.
    setParams(writeMediaSearch(opened), { replace: true });
  }
  return (
    <>
      <SectionHeader
        title={t('common.media')}
        description={t('media.description')}
        help={{ section: 'media', steps: texts('media.help') }}
      />
      <UploadPanel inputRef={fileInput} folder={search.folder} />
      <BulkList
        resource={mediaResource}
        rows={files}
        isPaged
        toolbar={
          !isEmptyLibrary && (
            <MediaFilters search={search} onSearch={setSearch} count={first.data ? counted(total, 'file') : ''} />
          )
        }
      >
        <ListStates list={first} noun={t('nouns.file.several')}>
          {search.file === undefined && (
            <UnsavedInputNotice
              section={mediaInputSection}
              getName={(id) => findFile(id)?.name}
              onContinue={openFile}
            />
          )}
          {isEmptyLibrary && (
            <EmptySection
              title={t('media.noFiles')}
              actionLabel={t('media.uploadFirst')}
              onAction={() => fileInput.current?.click()}
            >
              {t('media.filesAppearHere')}
            </EmptySection>
          )}
          {total === 0 && !isEmptyLibrary && (
            <NoMatch>
              {t('media.noMatch')}
              <SmallButton label={t('media.showAllFiles')} onClick={() => setSearch(({ view }) => ({ view }))} />
            </NoMatch>
          )}
          {files.length > 0 && <List files={files} onOpen={openFile} />}
          <ShowMore remaining={remaining} onMore={showMore} />
        </ListStates>
      </BulkList>
      {search.file && (
        <MediaDetails
          key={search.file}
          id={search.file}
          listed={findFile(search.file)}
          onClose={() => setSearch((current) => ({ ...current, file: undefined }))}
        />
      )}
    </>
  );
}

const SelectableGrid = (props: MediaListProps) => (
  <MediaGrid
    {...props}
    checkboxOf={({ id, name }) => <RowCheckbox id={id} name={name} className={gridStyles.check} />}
  />
);

const MediaTable = ({ files, onOpen }: MediaListProps) => (
  <table className={`rows ${styles.table}`}>
    <thead>
      <tr>
        <th scope="col" className={bulk.cell}>
          <span className="visually-hidden">{t('common.selection')}</span>
        </th>
        <th scope="col" className={styles.preview}>
          {t('common.preview')}
        </th>
        <th scope="col">{t('media.nameAndAltText')}</th>
        <th scope="col" className={styles.folder}>
          {t('media.folder')}
        </th>
        <th scope="col" className={styles.size}>
          {t('media.size')}
        </th>
        <th scope="col" className={styles.uploaded}>
          {t('media.uploaded')}
        </th>
      </tr>
    </thead>
    <tbody>
      {files.map((file) => (
        <tr key={file.id}>
          <td className={`${bulk.cell} ${styles.select}`}>
            <RowCheckbox id={file.id} name={file.name} />
          </td>
          <td className={styles.preview}>
            <MediaThumbnail file={file} sizes="96px" />
          </td>
          <th scope="row">
            <button type="button" className={`link-button ${styles.name}`} onClick={() => onOpen(file.id)}>
              <bdi>{file.name}</bdi>
            </button>
            <span className="row-subtitle" dir="auto">
              {file.isDecorative ? t('media.decorative') : file.alt}
            </span>
            <MediaBadge file={file} />
          </th>
          <td>{t(`media.folders.${file.folder}`)}</td>
          <td>
            {formatDimensions(file)}
            <span className="row-subtitle">{formatFileSize(file.bytes)}</span>
          </td>
          <td>{formatLocalDateTime(file.uploadedAt, 'alone')}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
