import { decodeSafely } from '@majlis/contracts/shared/decode-safely';
import { message } from '@majlis/contracts/shared/messages';
import type { ImageFolder, UploadedDocument, UploadedImage } from '@majlis/contracts/shared/uploads.schema';
import { type FormFile, storeDocument } from '@majlis/kit/documents/store-document';
import { validationError } from '@majlis/kit/http/http-errors';
import { RenditionsJob } from '@majlis/kit/images/renditions.job';
import { storeImage } from '@majlis/kit/images/store-image';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import { OBJECT_STORE } from '@majlis/kit/storage/object-store-settings';
import { Inject, Injectable } from '@nestjs/common';
import { MediaRecords } from '../media/media-records.js';
import { UploadQuota } from './upload-quota.js';

export function fileNameFromUrl(url: string): string {
  const { pathname, hostname } = new URL(url);
  return decodeSafely(pathname.split('/').at(-1) || hostname);
}

const keyOf = (url: string) => url.slice('/images/'.length);

@Injectable()
export class ImageStore {
  constructor(
    @Inject(OBJECT_STORE) private readonly objects: ObjectStore,
    private readonly records: MediaRecords,
    private readonly quota: UploadQuota,
    private readonly renditions: RenditionsJob,
  ) {}

  /** Stores our own re-encoding of an uploaded image; the original is never served. Its renditions are made later. */
  store(folder: ImageFolder, image: FormFile | undefined, account: string, basedOn = ''): Promise<UploadedImage> {
    if (!image) throw validationError({ image: message('noImage') });
    return this.quota.withReservation(account, image.buffer, async () => {
      const stored = await storeImage(this.objects, folder, image.buffer);
      await this.records.save(keyOf(stored.imageUrl), image.originalname, account, keyOf(basedOn));
      this.renditions.add(keyOf(stored.imageUrl));
      return stored;
    });
  }
}

@Injectable()
export class DocumentStore {
  constructor(
    @Inject(OBJECT_STORE) private readonly objects: ObjectStore,
    private readonly records: MediaRecords,
    private readonly quota: UploadQuota,
  ) {}

  store(document: FormFile | undefined, account: string): Promise<UploadedDocument> {
    if (!document) throw validationError({ document: message('noPdf') });
    return this.quota.withReservation(account, document.buffer, async () => {
      const stored = await storeDocument(this.objects, document);
      await this.records.save(stored.documentUrl.slice(1), document.originalname, account);
      return stored;
    });
  }
}
