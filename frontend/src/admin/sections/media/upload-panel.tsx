import { writePaths } from '@majlis/contracts/api/endpoints';
import {
  type ImageFolder,
  imageFolders,
  imageMimeTypes,
  type UploadedDocument,
  type UploadedImage,
} from '@majlis/contracts/shared/uploads.schema';
import type { MediaFolder } from '@majlis/contracts/staff/media.schema';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { t, texts } from '#messages/staff';
import { ApiError } from '../../../api/client';
import { formatFileSize } from '../../../ui/text/formats';
import { useFileDrop } from '../../fields/upload/file-drop';
import { validateDocumentFile, validateImageFile } from '../../fields/upload/upload-fields';
import { mediaResource } from '../../rows/resource/media-resource';
import { invalidateResource } from '../../rows/resource/resource-config';
import { toFormData, type UploadOptions, upload } from '../../shell/api/upload';
import { FileButton, Icon, SmallButton } from '../../shell/buttons';
import { Select, toOptions } from '../../shell/controls';
import { textOf } from '../../shell/text';
import * as styles from './upload-panel.module.scss';

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
    <section aria-label={t('upload.upload')} className={`drop-zone ${styles.panel}`} {...dropTarget}>
      <div className={styles.choice}>
        <label htmlFor={`${id}-files`} className="visually-hidden">
          {t('mediaUploads.filesToUpload')}
        </label>
        <FileButton
          ref={inputRef}
          id={`${id}-files`}
          isPrimary
          multiple
          accept={accepted}
          onFiles={(files) => queue.add(files, folder)}
        />
        <p className="muted drop-hint">{t('mediaUploads.dropFiles')}</p>
        <label className={styles.folder}>
          {t('mediaUploads.folderForPictures')}
          <Select value={folder} options={toOptions(imageFolders, texts('media.folders'))} onChoose={setFolder} />
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

export const UploadList = ({ queue, uploads, isActive, renderFields }: UploadListProps) => (
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
      <SmallButton label={t('mediaUploads.clearList')} className={styles.clear} onClick={() => queue.clearFinished()} />
    )}
  </>
);

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
          <SmallButton
            label={t('common.tryAgain')}
            aria-label={t('mediaUploads.tryFileAgain', { name: file.name })}
            onClick={onRetry}
          />
        )}
        {(state !== 'done' || fields) && (
          <SmallButton
            label={isFinished ? t('common.dismiss') : t('common.cancel')}
            aria-label={
              isFinished
                ? t('mediaUploads.dismissFile', { name: file.name })
                : t('mediaUploads.cancelUploadOf', { name: file.name })
            }
            onClick={onCancel}
          />
        )}
      </span>
      {fields}
    </li>
  );
}

export type QueuedUpload = {
  id: number;
  file: File;
  folder: ImageFolder;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** From 0 to 1. */
  progress: number;
  message?: string;
  /** The path of the stored file. */
  url?: string;
  /** Undefined if another attempt would fail, too. A `lost` upload is repeated when the browser is online again. */
  retry?: 'lost' | 'possible';
};

/** Sends one file after the other. Files are stored by their content, so repeating one is safe. */
class UploadQueue {
  private uploads: QueuedUpload[] = [];
  private readonly listeners = new Set<() => void>();
  private current: AbortController | undefined;
  private lastId = 0;

  constructor(
    private readonly onStored: () => void,
    private readonly validate: (file: File) => string | undefined = validateAnyFile,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getUploads = (): QueuedUpload[] => this.uploads;

  add(files: Iterable<File>, folder: ImageFolder): QueuedUpload[] {
    const added = [...files].map((file): QueuedUpload => {
      const message = this.validate(file);
      this.lastId += 1;
      return { id: this.lastId, file, folder, progress: 0, state: message ? 'failed' : 'waiting', message };
    });
    this.set([...this.uploads, ...added]);
    this.sendNext();
    return added;
  }

  cancel(id: number): void {
    const isSending = this.uploads.some((one) => one.id === id && one.state === 'sending');
    if (isSending) this.current?.abort();
    else this.remove(id);
  }

  cancelAll(): void {
    this.set([]);
    this.current?.abort();
  }

  retry(id: number): void {
    this.change(id, { state: 'waiting', retry: undefined, message: undefined });
    this.sendNext();
  }

  retryLost(): void {
    for (const { id, retry } of this.uploads) if (retry === 'lost') this.retry(id);
  }

  clearFinished(): void {
    this.set(this.uploads.filter(({ state }) => state === 'waiting' || state === 'sending'));
  }

  private sendNext(): void {
    const next = this.uploads.find(({ state }) => state === 'waiting');
    if (next && !this.current) void this.send(next);
  }

  private async send({ id, file, folder }: QueuedUpload): Promise<void> {
    const controller = new AbortController();
    this.current = controller;
    this.change(id, { state: 'sending', progress: 0 });
    try {
      const onProgress = (progress: number) => this.change(id, { progress });
      const url = await sendFile(file, folder, { signal: controller.signal, onProgress });
      this.change(id, { state: 'done', url });
      this.onStored();
    } catch (error) {
      if (error instanceof DOMException) this.remove(id);
      else this.change(id, { state: 'failed', ...describeFailure(error) });
    }
    this.current = undefined;
    this.sendNext();
  }

  private change(id: number, changes: Partial<QueuedUpload>): void {
    this.set(this.uploads.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  }

  private remove(id: number): void {
    this.set(this.uploads.filter((one) => one.id !== id));
  }

  private set(uploads: QueuedUpload[]): void {
    this.uploads = uploads;
    for (const listener of this.listeners) listener();
  }
}

const isPdf = ({ name, type }: File) => type === 'application/pdf' || /\.pdf$/i.test(name);

function validateAnyFile(file: File): string | undefined {
  if (isPdf(file)) return validateDocumentFile(file);
  if (file.type.startsWith('image/')) return validateImageFile(file);
  return t('mediaUploads.wrongFormat');
}

async function sendFile(file: File, folder: ImageFolder, options: UploadOptions): Promise<string> {
  if (isPdf(file)) {
    const form = toFormData({ document: file });
    return (await upload<UploadedDocument>(writePaths.uploadDocument, form, options)).result.documentUrl;
  }
  const form = toFormData({ type: folder, image: file });
  return (await upload<UploadedImage>(writePaths.uploadImage, form, options)).result.imageUrl;
}

function describeFailure(error: unknown): Pick<QueuedUpload, 'message' | 'retry'> {
  if (!(error instanceof ApiError)) return { message: t('mediaUploads.connectionLost'), retry: 'lost' };
  const { status, response } = error;
  const problem = Object.values(response?.fields ?? {})[0] ?? response;
  return {
    message: problem ? textOf(problem) : status === 413 ? t('mediaUploads.tooLarge') : t('mediaUploads.serverProblem'),
    retry: status >= 500 || status === 429 ? 'possible' : undefined,
  };
}

export function useUploadQueue(validate?: (file: File) => string | undefined) {
  const cache = useQueryClient();
  const [queue] = useState(() => new UploadQueue(() => void invalidateResource(cache, mediaResource), validate));
  const uploads = useSyncExternalStore(queue.subscribe, queue.getUploads);
  const isActive = uploads.some(({ state }) => state === 'waiting' || state === 'sending');

  useEffect(() => {
    const retryLost = () => queue.retryLost();
    window.addEventListener('online', retryLost);
    return () => {
      window.removeEventListener('online', retryLost);
      queue.cancelAll();
    };
  }, [queue]);

  useEffect(() => {
    if (!isActive) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);

  return { queue, uploads, isActive };
}
