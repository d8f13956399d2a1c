import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Rooms1700000000021 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE TABLE rooms (
        id uuid CONSTRAINT rooms_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
        conference_id uuid NOT NULL CONSTRAINT rooms_of_a_conference REFERENCES conferences ON DELETE CASCADE,
        name text NOT NULL CONSTRAINT rooms_name_not_empty CHECK (name <> ''),
        capacity integer CONSTRAINT rooms_capacity_not_negative CHECK (capacity >= 0),
        "order" integer NOT NULL CONSTRAINT rooms_order_not_negative CHECK ("order" >= 0),
        is_active boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        version integer NOT NULL CONSTRAINT rooms_version_positive CHECK (version > 0),
        updated_at timestamptz NOT NULL,
        updated_by text NOT NULL,
        deleted_at timestamptz,
        -- Sessions name their room, whatever the case and the spaces.
        CONSTRAINT rooms_name_once EXCLUDE USING btree (
          conference_id WITH =, lower(regexp_replace(btrim(name), '\\s+', ' ', 'g')) WITH =
        ) WHERE (deleted_at IS NULL)
      )`);
    await database.query('CREATE INDEX rooms_in_order ON rooms (conference_id, "order")');
    await database.query(`
      CREATE TABLE accepted_conflicts (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        conference_id uuid NOT NULL
          CONSTRAINT accepted_conflicts_of_a_conference REFERENCES conferences ON DELETE CASCADE,
        -- The kind, and the ids of the sessions and the speaker.
        key text NOT NULL,
        reason text NOT NULL CONSTRAINT accepted_conflicts_reason_not_empty CHECK (reason <> ''),
        accepted_at timestamptz NOT NULL,
        accepted_by text NOT NULL,
        CONSTRAINT accepted_conflicts_once UNIQUE (conference_id, key)
      )`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE accepted_conflicts');
    await database.query('DROP TABLE rooms');
  }
}
