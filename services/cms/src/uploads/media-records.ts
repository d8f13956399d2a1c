import { cleanImageName } from '@majlis/kit/documents/file-name';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import { OBJECT_STORE } from '@majlis/kit/storage/object-store-settings';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { insertMediaFile } from '../media/insert-media-file.js';
import { parseMediaKey } from '../media/media-key.js';

/** Enters uploads in the media library. */
@Injectable()
export class MediaRecords {
  constructor(
    @Inject(OBJECT_STORE) private readonly objects: ObjectStore,
    private readonly database: DataSource,
  ) {}

  async save(key: string, original: string, account: string, basedOn = ''): Promise<void> {
    const [parsed, stored] = [parseMediaKey(key), await this.objects.head(key)];
    if (!parsed || !stored) return;
    const name = cleanImageName(original);
    const record = { ...parsed, name, bytes: stored.size, uploadedAt: new Date(), uploadedBy: account, basedOn };
    await this.database.transaction((manager) => insertMediaFile(manager, record, 'update'));
  }
}
