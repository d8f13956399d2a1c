import { message } from '@majlis/contracts/messages';
import type { UploadedDocument } from '@majlis/contracts/uploads';
import { type FormFile, storeDocument } from '@majlis/kit/documents/store-document';
import { validationError } from '@majlis/kit/http/http-errors';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import { OBJECT_STORE } from '@majlis/kit/storage/object-store-settings';
import { Inject, Injectable } from '@nestjs/common';
import { MediaRecords } from './media-records.js';
import { UploadQuota } from './upload-quota.js';

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
