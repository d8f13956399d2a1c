import type { MediaFolder } from '@majlis/contracts/media';
import { type ImageFolder, imageFolders, imageMimeTypes } from '@majlis/contracts/uploads';
import { type RefObject, useId, useState } from 'react';
import { t } from '#messages/staff';
import { useFileDrop } from '../upload/use-file-drop';
import { UploadList } from './upload-list';
import * as styles from './upload-panel.module.scss';
import { useUploadQueue } from './use-upload-queue';

type UploadPanelProps = { inputRef: RefObject<HTMLInputElement | null>; folder: MediaFolder | undefined };

const accepted = [...imageMimeTypes, 'application/pdf', '.pdf'].join();

export function UploadPanel({ inputRef, folder: shownFolder }: UploadPanelProps) {
  const [chosenFolder, setFolder] = useState<ImageFolder>();
  const uploading = useUploadQueue();
  const { queue } = uploading;
  const id = useId();
  const folder = chosenFolder ?? imageFolders.find((name) => name === shownFolder) ?? 'conferences';
  const dropTarget = useFileDrop((files) => queue.add(files, folder));

  return (
    <section aria-label={t('upload.upload')} className={styles.panel} {...dropTarget}>
      <div className={styles.choice}>
        <label htmlFor={`${id}-files`} className="visually-hidden">
          {t('mediaUploads.filesToUpload')}
        </label>
        <input
          ref={inputRef}
          id={`${id}-files`}
          type="file"
          multiple
          accept={accepted}
          className={styles.file}
          onChange={({ target }) => {
            queue.add(target.files ?? [], folder);
            target.value = '';
          }}
        />
        <p className="muted">{t('mediaUploads.dropFiles')}</p>
        <label className={styles.folder}>
          {t('mediaUploads.folderForPictures')}
          <select
            className="control control-select"
            value={folder}
            onChange={({ target }) => setFolder(imageFolders.find((name) => name === target.value))}
          >
            {imageFolders.map((name) => (
              <option key={name} value={name}>
                {t(`media.folders.${name}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <UploadList {...uploading} />
    </section>
  );
}
