import { type ImageFolder, imageFolders } from '@majlis/contracts/shared/uploads.schema';
import type { MediaFile, MediaFolder } from '@majlis/contracts/staff/media.schema';
import { useDeferredValue, useState } from 'react';
import { t, texts } from '#messages/staff';
import { Dialog } from '../../../ui/dialog/dialog';
import { ShowMore } from '../../../ui/page/show-more';
import { ListStates } from '../../shell/list-states';
import { FilterSelect, MediaSearchField } from './media-filters';
import * as styles from './media-filters.module.scss';
import { MediaGrid } from './media-grid';
import { toMediaFilter, useMediaPages } from './media-search';

const imageFolderOptions: readonly MediaFolder[] = imageFolders;

type MediaPickerProps = { folder: ImageFolder; onChoose: (file: MediaFile) => void; onClose: () => void };

/** A team member stores only the name of a file, which is always in the folder of the team. */
const fixedFolder: MediaFolder = 'team';

export function MediaPicker({ folder: ownFolder, onChoose, onClose }: MediaPickerProps) {
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
        {/* biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element <search> */}
        <div role="search" className={styles.filters}>
          <MediaSearchField value={search} onChange={setSearch} />
          {ownFolder !== fixedFolder && (
            <FilterSelect
              label={t('media.folder')}
              allLabel={t('media.allFolders')}
              options={imageFolderOptions}
              labels={texts('media.folders')}
              value={folder}
              onSelect={setFolder}
            />
          )}
          <p role="status" className={`result-count ${styles.count}`}>
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
