import type { ImageFolder, UploadedImage } from '@majlis/contracts/uploads';
import { storeImage } from '@majlis/kit/images/store-image';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import { Inject, Injectable } from '@nestjs/common';
import { OBJECT_STORE } from './object-store.provider.js';

@Injectable()
export class UploadsService {
  constructor(@Inject(OBJECT_STORE) private readonly objects: ObjectStore) {}

  /** Stores our own re-encodings of an image; nothing is served as it came. */
  store(folder: ImageFolder, image: Buffer): Promise<UploadedImage> {
    return storeImage(this.objects, folder, image);
  }
}
