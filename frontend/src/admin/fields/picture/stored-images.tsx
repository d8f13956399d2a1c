import { type ImageFolder, imageFolders } from '@majlis/contracts/shared/uploads.schema';
import {
  type MediaFile,
  type MediaFilter,
  type MediaFolder,
  media,
  mediaFilters,
  mediaFolders,
  mediaKinds,
} from '@majlis/contracts/staff/media.schema';
import { useQueries, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { rich, t, texts } from '#messages/staff';
import { query } from '../../../api/query';
import { Dialog } from '../../../ui/dialog/dialog';
import { ShowMore } from '../../../ui/page/show-more';
import { formatFileSize } from '../../../ui/text/formats';
import { Icon, SmallButton } from '../../shell/buttons';
import { Badge, ListFilter, SearchField, Select, toOptions } from '../../shell/controls';
import { ListStates } from '../../shell/section-parts';
import { placeName } from '../../shell/text';
import { Thumbnail } from '../../shell/thumbnail';
import * as mediaGridStyles from './media-grid.module.scss';

type MediaFiltersProps = { search: MediaSearch; onSearch: (search: MediaSearch) => void; count: string };

export function MediaFilters({ search, onSearch, count }: MediaFiltersProps) {
  const change = (changes: Partial<MediaSearch>) => onSearch({ ...search, ...changes });
  return (
    <>
      <ListFilter {...searchField} value={search.q ?? ''} onSearch={(q) => change({ q })} count={count}>
        <Select
          aria-label={t('media.kind')}
          all={t('media.allKinds')}
          value={search.kind ?? ''}
          options={toOptions(mediaKinds, texts('media.kinds'))}
          onChoose={(kind) => change({ kind })}
        />
        <Select
          aria-label={t('media.folder')}
          all={t('media.allFolders')}
          value={search.folder ?? ''}
          options={toOptions(mediaFolders, texts('media.folders'))}
          onChoose={(folder) => change({ folder })}
        />
        <Select
          aria-label={t('common.show')}
          all={t('media.allFiles')}
          value={search.filter ?? ''}
          options={toOptions(mediaFilters, texts('media.filters'))}
          onChoose={(filter) => change({ filter })}
        />
      </ListFilter>
      <fieldset className="segments">
        <legend className="visually-hidden">{t('common.view')}</legend>
        {(['grid', 'list'] as const).map((view) => (
          <button
            key={view}
            type="button"
            aria-label={t(`media.views.${view}`)}
            title={t(`media.views.${view}`)}
            aria-pressed={(search.view ?? 'grid') === view}
            onClick={() => change({ view: view === 'list' ? view : undefined })}
          >
            <Icon name={view} />
          </button>
        ))}
      </fieldset>
    </>
  );
}

const searchField = { label: t('media.searchFiles'), dir: 'auto', maxLength: 120 } as const;

/** The search in the address of the page. `file` is the id of the opened file. */
type MediaSearch = Pick<MediaFilter, 'q' | 'kind' | 'folder' | 'filter'> & { view?: 'list'; file?: string };

const pick = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((candidate) => candidate === value);

export const readMediaSearch = (params: URLSearchParams): MediaSearch => ({
  q: params.get('q') ?? undefined,
  kind: pick(mediaKinds, params.get('kind')),
  folder: pick(mediaFolders, params.get('folder')),
  filter: pick(mediaFilters, params.get('filter')),
  view: pick(['list'], params.get('view')),
  file: params.get('file')?.match(/^[0-9a-f-]{36}$/)?.[0],
});

export const writeMediaSearch = (search: MediaSearch): string => new URLSearchParams(filled(search)).toString();

export const toMediaFilter = ({ q, kind, folder, filter }: MediaSearch): MediaFilter =>
  filled({ q: q?.trim(), kind, folder, filter });

export const isFiltered = (search: MediaSearch): boolean => Object.keys(toMediaFilter(search)).length > 0;

/** Leaves out empty values. */
const filled = <Fields extends Record<string, string | undefined>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };

/** Reads the pages that were asked for. Their addresses stay the same when the list is read again. */
export function useMediaPages(filter: MediaFilter) {
  const filterKey = JSON.stringify(filter);
  const [cursors, setCursors] = useState<{ filterKey: string; before: string[] }>({ filterKey, before: [] });
  const before = cursors.filterKey === filterKey ? cursors.before : [];
  // The files of the last filter stay until those of the next have arrived.
  const first = useQuery({ ...query(media(filter)), placeholderData: (previous) => previous });
  const others = useQueries({ queries: before.map((cursor) => query(media({ ...filter, before: cursor }))) });
  const pages = [first, ...others];
  const files = pages.flatMap(({ data }) => data?.files ?? []);
  const total = first.data?.total ?? 0;
  const next = first.isPlaceholderData ? null : pages.at(-1)?.data?.next;
  return {
    first,
    files,
    total,
    remaining: next ? Math.max(1, total - files.length) : 0,
    showMore: () => next && setCursors({ filterKey, before: [...before, next] }),
  };
}

export type MediaListProps = { files: MediaFile[]; onOpen: (id: string) => void };

type MediaGridProps = MediaListProps & { checkboxOf?: (file: MediaFile) => ReactNode };

export const MediaGrid = ({ files, onOpen, checkboxOf }: MediaGridProps) => (
  <ul className={mediaGridStyles.grid}>
    {files.map((file) => (
      <li key={file.id} className={mediaGridStyles.tile}>
        <MediaThumbnail file={file} sizes="220px" />
        {checkboxOf?.(file)}
        <div className={mediaGridStyles.text}>
          <button type="button" className={mediaGridStyles.name} title={file.name} onClick={() => onOpen(file.id)}>
            {file.name}
          </button>
          <p className={mediaGridStyles.facts}>
            <bdi>{formatDimensions(file)}</bdi> · <bdi>{formatFileSize(file.bytes)}</bdi>
          </p>
          <MediaBadge file={file} />
        </div>
      </li>
    ))}
  </ul>
);

type MediaThumbnailProps = { file: MediaFile; sizes: string };

export const MediaThumbnail = ({ file: { kind, folder, url, focalPoint }, sizes }: MediaThumbnailProps) =>
  kind === 'document' ? (
    <span className={mediaGridStyles.document}>
      <Icon name="document" />
    </span>
  ) : (
    <Thumbnail
      url={url}
      alt=""
      sizes={sizes}
      kind={folder === 'partners' ? 'logo' : 'picture'}
      focalPoint={focalPoint}
      className={mediaGridStyles.picture}
    />
  );

export function MediaBadge({ file }: { file: MediaFile }) {
  if (file.deletedAt) return <Badge>{t('media.deleted')}</Badge>;
  return file.isMissingAlt && <Badge tone="amber">{t('media.noAltText')}</Badge>;
}

/** A picture without alt text of its own is described where it is used; this shows the first such text and its place. */
export function AltOfUses({ file: { describedBy } }: { file: MediaFile }) {
  const [first] = describedBy;
  if (!first) return null;
  return (
    <span className="row-subtitle" dir="auto">
      {rich('media.altOfUses', {
        others: describedBy.length - 1,
        alt: () => <bdi>{first.alt}</bdi>,
        place: () => placeName(first.place),
      })}
    </span>
  );
}

export const formatDimensions = ({ width, height }: Pick<MediaFile, 'width' | 'height'>): string =>
  width && height ? t('upload.pixels', { width, height }) : 'PDF';

export const acceptedImageFormats = t('crud.acceptedImageFormats');

/** Lets the user choose an image of the media library. */
export function StoredImages({ folder, onChoose }: { folder: ImageFolder; onChoose: (file: MediaFile) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <SmallButton label={t('crud.chooseStoredImage')} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {isOpen && <MediaPicker folder={folder} onChoose={onChoose} onClose={() => setOpen(false)} />}
    </div>
  );
}

const imageFolderOptions: readonly MediaFolder[] = imageFolders;

type MediaPickerProps = { folder: ImageFolder; onChoose: (file: MediaFile) => void; onClose: () => void };

/** A team member stores only the name of a file, which is always in the folder of the team. */
const fixedFolder: MediaFolder = 'team';

function MediaPicker({ folder: ownFolder, onChoose, onClose }: MediaPickerProps) {
  const [folder, setFolder] = useState<MediaFolder | undefined>(ownFolder);
  const [search, setSearch] = useState('');
  const q = useDeferredValue(search);
  const { first, files, total, remaining, showMore } = useMediaPages(toMediaFilter({ q, kind: 'picture', folder }));

  function choose(id: string) {
    const file = files.find((candidate) => candidate.id === id);
    if (file) onChoose(file);
    onClose();
  }

  return (
    <Dialog title={t('crud.chooseStoredImage')} shape="wide" onClose={onClose}>
      <div className="dialog-body">
        <div className="toolbar">
          <SearchField {...searchField} value={search} onSearch={setSearch} />
          {ownFolder !== fixedFolder && (
            <Select
              aria-label={t('media.folder')}
              all={t('media.allFolders')}
              value={folder ?? ''}
              options={toOptions(imageFolderOptions, texts('media.folders'))}
              onChoose={setFolder}
            />
          )}
          <p role="status" className="result-count">
            {first.data && t('media.imageCount', { count: total })}
          </p>
        </div>
        <ListStates list={first} noun={t('media.storedImages')}>
          {files.length === 0 && <p className="empty">{t('media.noImageMatches')}</p>}
          <MediaGrid files={files} onOpen={choose} />
          <ShowMore remaining={remaining} onMore={showMore} />
        </ListStates>
      </div>
    </Dialog>
  );
}
