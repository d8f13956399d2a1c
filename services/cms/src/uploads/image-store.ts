import { storedImage } from '@majlis/contracts/stored-images';
import type { ImageFolder, StoredFile, UploadedImage } from '@majlis/contracts/uploads';
import { faultyFields } from '@majlis/kit/http/problem';
import { storeImage } from '@majlis/kit/images/store-image';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import { OBJECT_STORE } from '@majlis/kit/storage/object-store-settings';
import { Inject, Injectable } from '@nestjs/common';
import { UploadQuota } from './upload-quota.js';

/** The images that staff upload. */
@Injectable()
export class ImageStore {
  constructor(
    @Inject(OBJECT_STORE) private readonly objects: ObjectStore,
    private readonly quota: UploadQuota,
  ) {}

  /** Stores our own re-encodings of an image that an account uploads; nothing is served as it came. */
  store(folder: ImageFolder, image: Buffer | undefined, account: string): Promise<UploadedImage> {
    if (!image) throw faultyFields({ image: 'Choose an image to upload' });
    return this.quota.count(account, image, () => storeImage(this.objects, folder, image));
  }

  /** The images of a folder, the newest first; their smaller renditions are not listed. */
  async list(folder: ImageFolder): Promise<StoredFile[]> {
    const objects = await this.objects.list(folder);
    return objects
      .toSorted((a, b) => b.modified.getTime() - a.modified.getTime())
      .map(({ key }) => ({ url: `/images/${key}`, filename: key.slice(folder.length + 1) }))
      .filter(({ url }) => storedImage(url) !== undefined);
  }
}
