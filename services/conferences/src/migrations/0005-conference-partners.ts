import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ConferencePartners1700000000005 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE TABLE conference_partners (
        id uuid CONSTRAINT conference_partners_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
        conference_id uuid NOT NULL
          CONSTRAINT conference_partners_of_a_conference REFERENCES conferences ON DELETE CASCADE,
        name text NOT NULL CONSTRAINT conference_partners_name_not_empty CHECK (name <> ''),
        logo_url text NOT NULL DEFAULT '',
        website_url text NOT NULL DEFAULT '',
        tier text NOT NULL DEFAULT 'supporter' CONSTRAINT conference_partners_tier_known
          CHECK (tier IN ('host', 'platinum', 'gold', 'silver', 'bronze', 'supporter', 'media')),
        "order" integer NOT NULL CONSTRAINT conference_partners_order_not_negative CHECK ("order" >= 0),
        is_active boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        version integer NOT NULL CONSTRAINT conference_partners_version_positive CHECK (version > 0),
        updated_at timestamptz NOT NULL,
        updated_by text NOT NULL,
        deleted_at timestamptz
      )`);
    await database.query('CREATE INDEX conference_partners_in_order ON conference_partners (conference_id, "order")');
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE conference_partners');
  }
}
