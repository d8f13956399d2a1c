import type { UploadedDocument } from '@majlis/contracts/uploads';
import { type SentFile, storeDocument } from '@majlis/kit/documents/store-document';
import { faultyFields } from '@majlis/kit/http/problem';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import { OBJECT_STORE } from '@majlis/kit/storage/object-store-settings';
import { Inject, Injectable } from '@nestjs/common';

/** The documents that staff upload. */
@Injectable()
export class DocumentStore {
  constructor(@Inject(OBJECT_STORE) private readonly objects: ObjectStore) {}

  store(document: SentFile | undefined): Promise<UploadedDocument> {
    if (!document) throw faultyFields({ document: 'Choose a PDF to upload' });
    return storeDocument(this.objects, document);
  }
}
