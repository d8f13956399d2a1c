import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TeamMembers1700000000007 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE TABLE team_members (
        id uuid CONSTRAINT team_members_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
        name text NOT NULL CONSTRAINT team_members_name_not_empty CHECK (name <> ''),
        position text NOT NULL CONSTRAINT team_members_position_not_empty CHECK (position <> ''),
        image text NOT NULL CONSTRAINT team_members_image_is_a_file CHECK (image ~ '^[A-Za-z0-9_-]+[.](webp|jpg|png|avif)$'),
        profile text NOT NULL,
        categories text[] NOT NULL CONSTRAINT team_members_categories_known
          CHECK (categories <@ ARRAY['Management Team', 'Council', 'Advisors', 'Fellows']),
        "order" integer NOT NULL CONSTRAINT team_members_order_not_negative CHECK ("order" >= 0),
        is_active boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        version integer NOT NULL CONSTRAINT team_members_version_positive CHECK (version > 0),
        updated_at timestamptz NOT NULL,
        updated_by text NOT NULL,
        deleted_at timestamptz
      )`);
    await database.query('CREATE INDEX team_members_in_order ON team_members ("order", created_at)');
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE team_members');
  }
}
