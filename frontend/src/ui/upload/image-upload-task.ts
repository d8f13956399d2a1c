import { reads, writes } from '@majlis/contracts/endpoints';
import type { ImageFolder, UploadedImage } from '@majlis/contracts/uploads';
import { useQueryClient } from '@tanstack/react-query';
import { under } from '../../api/query';
import { useToast } from '../toast/toast';
import { refusalOf } from './image-upload-refusal';
import { useUpload } from './upload-task';

/** What messages call what is uploaded. */
export type ImageNoun = 'Image' | 'Logo' | 'Profile image';

/** Sends one image at a time to a folder of the store. */
export function useImageUpload(folder: ImageFolder, noun: ImageNoun, onUploaded: (imageUrl: string) => void) {
  const cache = useQueryClient();
  const toast = useToast();
  return useUpload<UploadedImage>({
    path: writes.uploadImage,
    part: 'image',
    with: { type: folder },
    noun: 'image',
    refusalOf,
    failed: noun === 'Logo' ? 'Failed to upload logo' : 'Failed to upload image',
    onUploaded: ({ imageUrl }) => {
      onUploaded(imageUrl);
      toast(`${noun} uploaded successfully`);
      return cache.invalidateQueries(under(reads.storedImages(folder).path));
    },
  });
}
