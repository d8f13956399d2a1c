import { writePaths } from '@majlis/contracts/api/endpoints';
import { parseStoredImageUrl } from '@majlis/contracts/shared/stored-images';
import { imageLimits } from '@majlis/contracts/shared/upload-limits';
import {
  documentLimits,
  type ImageFolder,
  imageMimeTypes,
  type UploadedDocument,
  type UploadedImage,
} from '@majlis/contracts/shared/uploads.schema';
import { mediaPath } from '@majlis/contracts/staff/media.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '#messages/staff';
import { ApiError } from '../../../api/client';
import { queriesUnder } from '../../../api/query';
import { formatFileSize } from '../../../ui/text/formats';
import { toFormData, upload } from '../../shell/api/upload';
import { SmallButton } from '../../shell/buttons';
import { textOf } from '../../shell/text';
import { useToast } from '../../shell/toast';
import type { ControlProps } from '../fields';
import { useFormSettings } from '../form/staff-form';
import { FileDrop, type FileInputProps, UploadProgress } from './file-drop';

type ImageUploadProps = {
  control: ControlProps;
  folder: ImageFolder;
  noun: ImageNoun;
  isOptional?: boolean;
  children: (url: string) => ReactNode;
  /** `choices` are shown beside the file button, and `alternatives` below it. */
  choices?: (choose: (url: string) => void) => ReactNode;
  alternatives?: (choose: (url: string) => void) => ReactNode;
};

export function ImageUpload(props: ImageUploadProps) {
  const { control, folder, noun, isOptional, children, choices, alternatives } = props;
  const { name: _name, value: url, onChange: choose, ...input } = control;
  const upload = useImageUpload(folder, noun, choose);
  const size = parseStoredImageUrl(url);

  return (
    <FileDrop
      input={input}
      accept={imageMimeTypes}
      isBusy={upload.isSending}
      onFile={upload.start}
      preview={url && children(url)}
      note={size && t('upload.pixels', { width: size.width, height: size.height })}
      dropHint={t('upload.dropImage')}
      choices={
        <>
          {choices?.(choose)}
          {isOptional && url && <SmallButton label={t(`upload.removeImage.${noun}`)} onClick={() => choose('')} />}
        </>
      }
      error={upload.errorMessage}
    >
      {upload.progress}
      {alternatives?.(choose)}
    </FileDrop>
  );
}

type DocumentUploadProps = {
  input: FileInputProps;
  onUploaded: (stored: UploadedDocument) => void;
  children: ReactNode;
};

export function DocumentUpload({ input, onUploaded, children }: DocumentUploadProps) {
  const upload = useDocumentUpload(onUploaded);
  return (
    <FileDrop
      input={input}
      accept={['application/pdf', '.pdf']}
      isBusy={upload.isSending}
      onFile={upload.start}
      preview={children}
      dropHint={t('upload.dropPdf')}
      error={upload.errorMessage}
    >
      {upload.progress}
    </FileDrop>
  );
}

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

  useBlockSaving(mutation.isPending);
  useEffect(() => () => abortController.current?.abort(), []);

  function start(file: File) {
    const message = validate(file);
    setErrorMessage(message);
    setProgress(0);
    if (!message) mutation.mutate(file);
  }

  return {
    start,
    isSending: mutation.isPending,
    progress: mutation.isPending && (
      <UploadProgress
        progress={progress}
        processingText={noun === 'image' ? t('upload.preparingImage') : t('upload.checkingFile')}
        onCancel={() => abortController.current?.abort()}
      />
    ),
    errorMessage,
  };
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

function useDocumentUpload(onUploaded: (stored: UploadedDocument) => void) {
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

const megabyte = 1024 * 1024;
const formats: readonly string[] = imageMimeTypes;

const fileSizeError = (noun: 'image' | 'file', bytes: number, limit: number): string | undefined =>
  bytes > limit
    ? t(`upload.tooLarge.${noun}`, { size: formatFileSize(bytes), megabytes: limit / megabyte })
    : undefined;

export function validateImageFile({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!formats.includes(type)) return t('upload.wrongImageFormat');
  return fileSizeError('image', size, imageLimits.bytes);
}

export function validateDocumentFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  // Some systems report no media type.
  const isPdf = type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name));
  if (!isPdf) return t('upload.notPdf');
  return fileSizeError('file', size, documentLimits.bytes);
}
