import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Testimonials1700000000006 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE TABLE testimonials (
        id uuid CONSTRAINT testimonials_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
        name text NOT NULL CONSTRAINT testimonials_name_not_empty CHECK (name <> ''),
        title text NOT NULL,
        organization text NOT NULL,
        country text NOT NULL,
        testimonial text NOT NULL CONSTRAINT testimonials_testimonial_not_empty CHECK (testimonial <> ''),
        image_url text NOT NULL CONSTRAINT testimonials_image_is_ours CHECK (image_url = '' OR image_url LIKE '/%'),
        "order" integer NOT NULL CONSTRAINT testimonials_order_not_negative CHECK ("order" >= 0),
        is_active boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        version integer NOT NULL CONSTRAINT testimonials_version_positive CHECK (version > 0),
        updated_at timestamptz NOT NULL,
        updated_by text NOT NULL,
        deleted_at timestamptz
      )`);
    await database.query('CREATE INDEX testimonials_in_order ON testimonials ("order", created_at)');
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE testimonials');
  }
}
