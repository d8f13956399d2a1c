import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Pages1700000000017 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE TABLE pages (
        id uuid CONSTRAINT pages_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
        title text NOT NULL CONSTRAINT pages_title_not_empty CHECK (title <> ''),
        slug text NOT NULL CONSTRAINT pages_slug_not_empty CHECK (slug <> ''),
        body text NOT NULL CONSTRAINT pages_body_not_empty CHECK (body <> ''),
        image_url text NOT NULL CONSTRAINT pages_image_is_ours CHECK (image_url = '' OR image_url LIKE '/%'),
        meta_description text NOT NULL,
        placement text NOT NULL CONSTRAINT pages_placement_known CHECK (placement IN ('footer', 'menu', 'none')),
        "order" integer NOT NULL CONSTRAINT pages_order_not_negative CHECK ("order" >= 0),
        is_active boolean NOT NULL,
        edited_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        version integer NOT NULL CONSTRAINT pages_version_positive CHECK (version > 0),
        updated_at timestamptz NOT NULL,
        updated_by text NOT NULL,
        deleted_at timestamptz
      )`);
    // A deleted page frees its slug.
    await database.query('CREATE UNIQUE INDEX pages_slug_taken ON pages (slug) WHERE deleted_at IS NULL');
    await database.query('CREATE INDEX pages_in_order ON pages ("order", created_at)');
    await database.query(`
      CREATE TABLE former_page_slugs (
        slug text CONSTRAINT former_page_slugs_slug_taken PRIMARY KEY,
        page_id uuid NOT NULL CONSTRAINT former_page_slugs_of_a_page REFERENCES pages ON DELETE CASCADE
      )`);
    await database.query('CREATE INDEX former_page_slugs_by_page ON former_page_slugs (page_id)');
    await database.query(`
      CREATE TRIGGER pages_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pages
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change()`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE former_page_slugs');
    await database.query('DROP TABLE pages');
  }
}
