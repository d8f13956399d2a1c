import { cleanImageName } from '@majlis/kit/documents/file-name';
import { parseContentHash } from '@majlis/kit/storage/registering-store';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Original file names of images, because the object store names images by their content hash. */
@Injectable()
export class ImageNames {
  constructor(private readonly database: DataSource) {}

  async save(key: string, original: string): Promise<void> {
    const name = cleanImageName(original);
    if (name)
      await this.database.query('UPDATE operations.uploads SET name = $2 WHERE sha256 = $1', [
        parseContentHash(key),
        name,
      ]);
  }

  async load(keys: string[]): Promise<Map<string, string>> {
    const rows: { sha256: string; name: string }[] = await this.database.query(
      'SELECT sha256, name FROM operations.uploads WHERE sha256 = ANY ($1) AND name IS NOT NULL',
      [keys.map(parseContentHash)],
    );
    const byHash = new Map(rows.map(({ sha256, name }) => [sha256, name]));
    return new Map(
      keys.flatMap((key) => {
        const name = byHash.get(parseContentHash(key) ?? '');
        return name === undefined ? [] : [[key, name]];
      }),
    );
  }
}
