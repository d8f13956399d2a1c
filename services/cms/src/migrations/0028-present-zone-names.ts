import { presentZoneNames } from '@majlis/contracts/shared/zone-names';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From now on zones are saved by their present names only. */
export class PresentZoneNames1700000000028 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(
      `UPDATE content_entries SET content = $1::jsonb ->> content
         WHERE key = 'site.timezone' AND $1::jsonb ? content`,
      [JSON.stringify(presentZoneNames)],
    );
  }

  async down(): Promise<void> {}
}
