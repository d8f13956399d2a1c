import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { invalidateResource } from '../crud/resource-config';
import { mediaResource } from './media-resource';
import { UploadQueue } from './upload-queue';

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
