import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FeedsAsTheyAreMeant1700000000009 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      ALTER TABLE sources
        -- Counts of what was guessed of the items of the last full response, or what they lack, such as {"noDate": 2}.
        ADD COLUMN item_notes jsonb NOT NULL DEFAULT '{}'
          CONSTRAINT sources_item_notes_is_an_object CHECK (jsonb_typeof(item_notes) = 'object')`);
    await database.query(`
      ALTER TABLE items
        ADD COLUMN transcripts jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN chapters jsonb`);
    // Items without a readable date got the time at which they were read, in milliseconds. 1970-01-01 means undated from now on.
    await database.query(`
      UPDATE items SET published_at = 'epoch'
      WHERE date_trunc('second', published_at) <> published_at
        AND published_at BETWEEN first_seen_at - interval '15 seconds' AND first_seen_at + interval '15 seconds'`);
    // Without `fetched_at` each source is read in full again, because earlier reads left out the new fields.
    await database.query('UPDATE sources SET fetched_at = NULL');
    await database.query('DROP INDEX items_by_date');
    await database.query('CREATE INDEX items_by_date ON items (source_url, published_at, first_seen_at)');
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP INDEX items_by_date');
    await database.query('CREATE INDEX items_by_date ON items (source_url, published_at)');
    await database.query("UPDATE items SET published_at = first_seen_at WHERE published_at = 'epoch'");
    await database.query('ALTER TABLE items DROP COLUMN transcripts, DROP COLUMN chapters');
    await database.query('ALTER TABLE sources DROP COLUMN item_notes');
  }
}
