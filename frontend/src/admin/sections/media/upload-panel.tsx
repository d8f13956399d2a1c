import { type ImageFolder, imageFolders, imageMimeTypes } from '@majlis/contracts/shared/uploads.schema';
import type { MediaFolder } from '@majlis/contracts/staff/media.schema';
import { type ReactNode, type RefObject, useId, useState } from 'react';
import { t } from '#messages/staff';
import { formatFileSize } from '../../../ui/text/formats';
import { useFileDrop } from '../../fields/upload/file-drop';
import { Icon } from '../../shell/icon';
import { SmallButton } from '../../shell/small-button';
import * as styles from './upload-panel.module.scss';
import { type QueuedUpload, type UploadQueue, useUploadQueue } from './upload-queue';

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

type UploadListProps = {
  queue: UploadQueue;
  uploads: QueuedUpload[];
  isActive: boolean;
  /** Renders inputs for a file. A stored file then stays in the list until users have saved or removed it. */
  renderFields?: (upload: QueuedUpload) => ReactNode;
};

export function UploadList({ queue, uploads, isActive, renderFields }: UploadListProps) {
  return (
    <>
      <p role="status" className={styles.summary}>
        {uploads.length > 0 && summarize(uploads)}
      </p>
      {uploads.length > 0 && (
        <ul className={styles.queue} data-fields={renderFields && true}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              fields={renderFields?.(upload)}
              onCancel={() => queue.cancel(upload.id)}
              onRetry={() => queue.retry(upload.id)}
            />
          ))}
        </ul>
      )}
      {uploads.length > 0 && !isActive && !renderFields && (
        <SmallButton className={styles.clear} onClick={() => queue.clearFinished()}>
          {t('mediaUploads.clearList')}
        </SmallButton>
      )}
    </>
  );
}

function summarize(uploads: QueuedUpload[]): string {
  const count = (state: QueuedUpload['state']) => uploads.filter((upload) => upload.state === state).length;
  const failed = count('failed');
  return failed > 0
    ? t('mediaUploads.uploadedAndFailed', { done: count('done'), all: uploads.length, failed })
    : t('mediaUploads.uploadedFiles', { done: count('done'), all: uploads.length });
}

type UploadRowProps = { upload: QueuedUpload; fields: ReactNode; onCancel: () => void; onRetry: () => void };

function UploadRow({ upload, fields, onCancel, onRetry }: UploadRowProps) {
  const { file, state, progress, message, retry } = upload;
  const isFinished = state === 'done' || state === 'failed';
  const isSent = state === 'sending' && progress >= 1;
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.name} title={file.name}>
        <bdi>{file.name}</bdi>
      </span>
      <span className={styles.state}>
        {state === 'done' && (
          <>
            <Icon name="done" /> {t('mediaUploads.uploaded')}
          </>
        )}
        {state === 'waiting' && t('mediaUploads.waiting', { size: formatFileSize(file.size) })}
        {state === 'sending' &&
          (isSent ? t('mediaUploads.preparing') : t('mediaUploads.percent', { sent: Math.round(progress * 100) }))}
        {state === 'failed' && message}
      </span>
      {state === 'sending' && (
        <progress
          max={1}
          value={isSent ? undefined : progress}
          aria-label={t('mediaUploads.uploadOf', { name: file.name })}
        />
      )}
      <span className={styles.actions}>
        {retry && (
          <SmallButton aria-label={t('mediaUploads.tryFileAgain', { name: file.name })} onClick={onRetry}>
            {t('common.tryAgain')}
          </SmallButton>
        )}
        {(state !== 'done' || fields) && (
          <SmallButton
            aria-label={
              isFinished
                ? t('mediaUploads.dismissFile', { name: file.name })
                : t('mediaUploads.cancelUploadOf', { name: file.name })
            }
            onClick={onCancel}
          >
            {isFinished ? t('common.dismiss') : t('common.cancel')}
          </SmallButton>
        )}
      </span>
      {fields}
    </li>
  );
}
