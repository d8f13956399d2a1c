import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TimelineEvents1700000000004 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE TABLE timeline_events (
        id uuid CONSTRAINT timeline_events_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
        year text NOT NULL CONSTRAINT timeline_events_year_not_empty CHECK (year <> ''),
        title text NOT NULL CONSTRAINT timeline_events_title_not_empty CHECK (title <> ''),
        description text NOT NULL CONSTRAINT timeline_events_description_not_empty CHECK (description <> ''),
        page text NOT NULL CONSTRAINT timeline_events_page_known CHECK (page IN ('about', 'home')),
        "order" integer NOT NULL CONSTRAINT timeline_events_order_not_negative CHECK ("order" >= 0),
        is_active boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        version integer NOT NULL CONSTRAINT timeline_events_version_positive CHECK (version > 0),
        updated_at timestamptz NOT NULL,
        updated_by text NOT NULL,
        deleted_at timestamptz
      )`);
    await database.query('CREATE INDEX timeline_events_in_order ON timeline_events ("order", created_at)');
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE timeline_events');
  }
}
