import { presentZoneNames } from '@majlis/contracts/shared/zone-names';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From now on zones are saved by their present names only. */
export class PresentZoneNames1700000000025 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query('UPDATE conferences SET timezone = $1::jsonb ->> timezone WHERE $1::jsonb ? timezone', [
      JSON.stringify(presentZoneNames),
    ]);
  }

  async down(): Promise<void> {}
}
