import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Documents1700000000006 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE TABLE documents (
        id uuid CONSTRAINT documents_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
        conference_id uuid NOT NULL CONSTRAINT documents_of_a_conference REFERENCES conferences ON DELETE CASCADE,
        session_id uuid CONSTRAINT documents_of_a_session REFERENCES sessions ON DELETE CASCADE,
        title text NOT NULL CONSTRAINT documents_title_not_empty CHECK (title <> ''),
        kind text NOT NULL DEFAULT 'other' CONSTRAINT documents_kind_known
          CHECK (kind IN ('programme', 'paper', 'slides', 'proceedings', 'recording', 'other')),
        url text NOT NULL CONSTRAINT documents_url_not_empty CHECK (url <> ''),
        public_from timestamptz,
        "order" integer NOT NULL CONSTRAINT documents_order_not_negative CHECK ("order" >= 0),
        is_active boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        version integer NOT NULL CONSTRAINT documents_version_positive CHECK (version > 0),
        updated_at timestamptz NOT NULL,
        updated_by text NOT NULL,
        deleted_at timestamptz
      )`);
    await database.query('CREATE INDEX documents_in_order ON documents (conference_id, "order")');
    await database.query('CREATE INDEX documents_by_session ON documents (session_id)');
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE documents');
  }
}
