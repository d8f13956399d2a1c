import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Podcast apps need the type and length of a recording. */
export class Recordings1700000000005 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      ALTER TABLE items
        ADD COLUMN audio_type text,
        ADD COLUMN audio_bytes integer CONSTRAINT items_audio_bytes_positive CHECK (audio_bytes > 0)`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('ALTER TABLE items DROP COLUMN audio_type, DROP COLUMN audio_bytes');
  }
}
