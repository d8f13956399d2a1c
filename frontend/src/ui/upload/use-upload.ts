import { endpoints, writePaths } from '@majlis/contracts/endpoints';
import type { ImageFolder, UploadedDocument, UploadedImage } from '@majlis/contracts/uploads';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/client';
import { queriesUnder } from '../../api/query';
import { toFormData, upload } from '../../api/upload';
import { useFormSettings } from '../form/use-draft-form';
import { useToast } from '../toast/toast';
import { validateDocumentFile, validateImageFile } from './validate-upload';

type UploadSettings<Stored> = {
  path: string;
  /** The name of the file's part in the form; refusals of the server bear it, too. */
  part: string;
  /** Parts beside the file. */
  with?: Record<string, string>;
  /** What refusals call it: 'image'. */
  noun: string;
  /** Why a file need not be sent at all. */
  refusalOf: (file: File) => string | undefined;
  failed: string;
  onUploaded: (stored: Stored) => void | Promise<void>;
};

/** Sends one file at a time, as soon as it is chosen; the form around it waits with saving. */
function useUpload<Stored>(settings: UploadSettings<Stored>) {
  const { path, part, noun, refusalOf, failed, onUploaded } = settings;
  const toast = useToast();
  const [share, setShare] = useState(0);
  const [refusal, setRefusal] = useState<string>();
  const stop = useRef<AbortController>(null);

  const sending = useMutation({
    mutationFn: (file: File) => {
      stop.current = new AbortController();
      const form = toFormData({ ...settings.with, [part]: file });
      return upload<Stored>(path, form, { onProgress: setShare, signal: stop.current.signal });
    },
    onSuccess: onUploaded,
    onError: (error) => {
      if (error instanceof DOMException) return;
      setRefusal(uploadErrorMessage(error, part, noun));
      toast(failed, { tone: 'destructive' });
    },
  });

  const cancel = () => stop.current?.abort();
  useBlockSaving(sending.isPending);
  // Nobody waits any more for what a closed dialog was sending.
  useEffect(() => () => stop.current?.abort(), []);

  function start(file: File) {
    const reason = refusalOf(file);
    setRefusal(reason);
    setShare(0);
    if (!reason) sending.mutate(file);
  }

  return { start, cancel, isSending: sending.isPending, share, refusal };
}

/** What messages call what is uploaded. */
export type ImageNoun = 'Image' | 'Logo' | 'Profile image';

/** Sends one image at a time to a folder of the store. */
export function useImageUpload(folder: ImageFolder, noun: ImageNoun, onUploaded: (imageUrl: string) => void) {
  const cache = useQueryClient();
  const toast = useToast();
  return useUpload<UploadedImage>({
    path: writePaths.uploadImage,
    part: 'image',
    with: { type: folder },
    noun: 'image',
    refusalOf: validateImageFile,
    failed: noun === 'Logo' ? 'Failed to upload logo' : 'Failed to upload image',
    onUploaded: ({ imageUrl }) => {
      onUploaded(imageUrl);
      toast(`${noun} uploaded successfully`);
      return cache.invalidateQueries(queriesUnder(endpoints.storedImages(folder).path));
    },
  });
}

/** Sends one PDF at a time to the store. */
export function useDocumentUpload(onUploaded: (stored: UploadedDocument) => void) {
  const toast = useToast();
  return useUpload<UploadedDocument>({
    path: writePaths.uploadDocument,
    part: 'document',
    noun: 'file',
    refusalOf: validateDocumentFile,
    failed: 'Failed to upload document',
    onUploaded(stored) {
      onUploaded(stored);
      toast('Document uploaded successfully');
    },
  });
}

/** Makes the form around it wait with saving. */
export function useBlockSaving(isSending: boolean) {
  const { hold } = useFormSettings();
  useEffect(() => {
    if (!isSending) return;
    hold(true);
    return () => hold(false);
  }, [hold, isSending]);
}

function uploadErrorMessage(error: unknown, part: string, noun: string): string {
  if (!(error instanceof ApiError)) return 'The server could not be reached. Check your connection and try again.';
  const { status, response: problem } = error;
  if (problem?.fields?.[part]) return problem.fields[part];
  if (status === 413) return `This ${noun} is too large to be uploaded.`;
  return problem?.message ?? 'The server had a problem. Please try again.';
}
