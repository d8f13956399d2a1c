import { writePaths } from '@majlis/contracts/api/endpoints';
import type { ImageFolder, UploadedDocument, UploadedImage } from '@majlis/contracts/shared/uploads.schema';
import { mediaPath } from '@majlis/contracts/staff/media.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { t } from '#messages/staff';
import { ApiError } from '../../../api/client';
import { queriesUnder } from '../../../api/query';
import { toFormData, upload } from '../../shell/api/upload';
import { textOf } from '../../shell/text-of';
import { useToast } from '../../shell/toast';
import { useFormSettings } from '../form/staff-form';
import { validateDocumentFile, validateImageFile } from './validate-upload';

type UploadSettings<Stored> = {
  path: string;
  /** Name of the file's part in the multipart form, and of its field in error responses. */
  part: string;
  fields?: Record<string, string>;
  noun: 'image' | 'file';
  validate: (file: File) => string | undefined;
  failedMessage: string;
  onUploaded: (stored: Stored) => void | Promise<void>;
};

function useUpload<Stored>(settings: UploadSettings<Stored>) {
  const { path, part, noun, validate, failedMessage, onUploaded } = settings;
  const toast = useToast();
  const [progress, setProgress] = useState(0);
  const [errorMessage, setErrorMessage] = useState<string>();
  const abortController = useRef<AbortController>(null);

  const mutation = useMutation({
    mutationFn: (file: File) => {
      abortController.current = new AbortController();
      const form = toFormData({ ...settings.fields, [part]: file });
      return upload<Stored>(path, form, { onProgress: setProgress, signal: abortController.current.signal });
    },
    onSuccess: ({ result }) => onUploaded(result),
    onError: (error) => {
      if (error instanceof DOMException) return;
      setErrorMessage(uploadErrorMessage(error, part, noun));
      toast(failedMessage, { tone: 'destructive' });
    },
  });

  const cancel = () => abortController.current?.abort();
  useBlockSaving(mutation.isPending);
  useEffect(() => () => abortController.current?.abort(), []);

  function start(file: File) {
    const message = validate(file);
    setErrorMessage(message);
    setProgress(0);
    if (!message) mutation.mutate(file);
  }

  return { start, cancel, isSending: mutation.isPending, progress, errorMessage };
}

export type ImageNoun = 'Image' | 'Logo' | 'Profile image';

/** A copy that is `basedOn` another image takes over its alt text. */
export function useImageUpload(
  folder: ImageFolder,
  noun: ImageNoun,
  onUploaded: (imageUrl: string) => void,
  basedOn?: string,
) {
  const cache = useQueryClient();
  const toast = useToast();
  return useUpload<UploadedImage>({
    path: writePaths.uploadImage,
    part: 'image',
    fields: { type: folder, ...(basedOn && { basedOn }) },
    noun: 'image',
    validate: validateImageFile,
    failedMessage: t(`upload.imageNotUploaded.${noun}`),
    onUploaded: ({ imageUrl }) => {
      onUploaded(imageUrl);
      toast(t(`upload.imageUploaded.${noun}`));
      return cache.invalidateQueries(queriesUnder(mediaPath));
    },
  });
}

export function useDocumentUpload(onUploaded: (stored: UploadedDocument) => void) {
  const toast = useToast();
  return useUpload<UploadedDocument>({
    path: writePaths.uploadDocument,
    part: 'document',
    noun: 'file',
    validate: validateDocumentFile,
    failedMessage: t('upload.documentNotUploaded'),
    onUploaded(stored) {
      onUploaded(stored);
      toast(t('upload.documentUploaded'));
    },
  });
}

export function useBlockSaving(isSending: boolean) {
  const { setBusy } = useFormSettings();
  useEffect(() => {
    if (!isSending) return;
    setBusy(true);
    return () => setBusy(false);
  }, [setBusy, isSending]);
}

function uploadErrorMessage(error: unknown, part: string, noun: 'image' | 'file'): string {
  if (!(error instanceof ApiError)) return t('editConflicts.notReached');
  const { status, response } = error;
  if (response?.fields?.[part]) return textOf(response.fields[part]);
  if (status === 413) return t(`upload.tooLargeToUpload.${noun}`);
  return response ? textOf(response) : t('upload.serverProblem');
}
