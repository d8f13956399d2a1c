import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HeroImages1700000000003 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE TABLE hero_images (
        id uuid CONSTRAINT hero_images_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
        url text NOT NULL CONSTRAINT hero_images_url_is_ours CHECK (url LIKE '/%'),
        alt text NOT NULL CONSTRAINT hero_images_alt_not_empty CHECK (alt <> ''),
        "order" integer NOT NULL CONSTRAINT hero_images_order_not_negative CHECK ("order" >= 0),
        is_active boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        version integer NOT NULL CONSTRAINT hero_images_version_positive CHECK (version > 0),
        updated_at timestamptz NOT NULL,
        updated_by text NOT NULL,
        deleted_at timestamptz
      )`);
    await database.query('CREATE INDEX hero_images_in_order ON hero_images ("order", created_at)');
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE hero_images');
  }
}
