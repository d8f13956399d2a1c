import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Partners1700000000005 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE TABLE partners (
        id uuid CONSTRAINT partners_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
        name text NOT NULL CONSTRAINT partners_name_not_empty CHECK (name <> ''),
        logo_url text NOT NULL CONSTRAINT partners_logo_is_ours CHECK (logo_url LIKE '/%'),
        website_url text NOT NULL CONSTRAINT partners_website_is_a_web_address CHECK (website_url = '' OR website_url ~ '^https?://'),
        "order" integer NOT NULL CONSTRAINT partners_order_not_negative CHECK ("order" >= 0),
        is_active boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        version integer NOT NULL CONSTRAINT partners_version_positive CHECK (version > 0),
        updated_at timestamptz NOT NULL,
        updated_by text NOT NULL,
        deleted_at timestamptz
      )`);
    await database.query('CREATE INDEX partners_in_order ON partners ("order", created_at)');
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE partners');
  }
}
