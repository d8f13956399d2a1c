import { writePaths } from '@majlis/contracts/api/endpoints';
import type { ImageFolder, UploadedDocument, UploadedImage } from '@majlis/contracts/shared/uploads.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { t } from '#messages/staff';
import { ApiError } from '../../../api/client';
import { validateDocumentFile, validateImageFile } from '../../fields/upload/validate-upload';
import { mediaResource } from '../../rows/resource/media-resource';
import { invalidateResource } from '../../rows/resource/resource-config';
import { toFormData, type UploadOptions, upload } from '../../shell/api/upload';
import { textOf } from '../../shell/text-of';

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
  /** Missing if another attempt would fail, too. A `lost` upload is repeated when the browser is online again. */
  retry?: 'lost' | 'possible';
};

/** Sends one file after the other. Files are stored by their content, so repeating one is safe. */
export class UploadQueue {
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
