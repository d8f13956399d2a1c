import { reads, writes } from '@majlis/contracts/endpoints';
import type { ImageFolder, UploadedImage } from '@majlis/contracts/uploads';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../api/client';
import { under } from '../api/query';
import { upload } from '../api/upload';
import { refusalOf } from './image-upload-refusal';
import { useToast } from './toast';

/** What messages call what is uploaded. */
export type ImageNoun = 'Image' | 'Logo' | 'Profile image';

/** Sends one image at a time to a folder of the store. */
export function useImageUpload(folder: ImageFolder, noun: ImageNoun, onUploaded: (imageUrl: string) => void) {
  const cache = useQueryClient();
  const toast = useToast();
  const [share, setShare] = useState(0);
  const [refusal, setRefusal] = useState<string>();
  const stop = useRef<AbortController>(null);

  const sending = useMutation({
    mutationFn: (image: File) => {
      stop.current = new AbortController();
      const form = new FormData();
      form.set('type', folder);
      form.set('image', image);
      return upload<UploadedImage>(writes.uploadImage, form, { onProgress: setShare, signal: stop.current.signal });
    },
    onSuccess: ({ imageUrl }) => {
      onUploaded(imageUrl);
      toast(`${noun} uploaded successfully`);
      return cache.invalidateQueries(under(reads.storedImages(folder).path));
    },
    onError: (error) => {
      if (error instanceof DOMException) return;
      setRefusal(reasonOf(error));
      toast(noun === 'Logo' ? 'Failed to upload logo' : 'Failed to upload image', { tone: 'destructive' });
    },
  });

  function start(image: File) {
    const reason = refusalOf(image);
    setRefusal(reason);
    setShare(0);
    if (!reason) sending.mutate(image);
  }

  return { start, cancel: () => stop.current?.abort(), isSending: sending.isPending, share, refusal };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'The server could not be reached. Check your connection and try again.';
  if (error.status === 413) return 'This image is too large to be uploaded.';
  return error.problem?.fields?.image ?? error.problem?.message ?? 'The server had a problem. Please try again.';
}
