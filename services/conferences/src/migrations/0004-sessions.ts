import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Sessions1700000000004 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE TABLE sessions (
        id uuid CONSTRAINT sessions_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
        conference_id uuid NOT NULL CONSTRAINT sessions_of_a_conference REFERENCES conferences ON DELETE CASCADE,
        title text NOT NULL CONSTRAINT sessions_title_not_empty CHECK (title <> ''),
        description text NOT NULL DEFAULT '',
        session_type text NOT NULL DEFAULT 'presentation' CONSTRAINT sessions_type_known CHECK (session_type IN
          ('keynote', 'panel', 'presentation', 'workshop', 'roundtable', 'break', 'networking')),
        track text NOT NULL DEFAULT '',
        start_time timestamptz NOT NULL,
        end_time timestamptz NOT NULL,
        location text NOT NULL DEFAULT '',
        session_order integer NOT NULL DEFAULT 0,
        max_attendees integer CONSTRAINT sessions_capacity_not_negative CHECK (max_attendees >= 0),
        special_requirements text NOT NULL DEFAULT '',
        session_abstract text NOT NULL DEFAULT '',
        speakers_version integer NOT NULL DEFAULT 1,
        speakers_updated_at timestamptz NOT NULL DEFAULT now(),
        speakers_updated_by text NOT NULL DEFAULT '',
        version integer NOT NULL CONSTRAINT sessions_version_positive CHECK (version > 0),
        updated_at timestamptz NOT NULL,
        updated_by text NOT NULL,
        deleted_at timestamptz,
        CONSTRAINT sessions_end_after_start CHECK (end_time > start_time)
      )`);
    await database.query('CREATE INDEX sessions_by_start ON sessions (conference_id, start_time, session_order)');
    await database.query(`
      CREATE TABLE session_speakers (
        id uuid CONSTRAINT session_speakers_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
        session_id uuid NOT NULL CONSTRAINT session_speakers_of_a_session REFERENCES sessions ON DELETE CASCADE,
        person_id uuid NOT NULL CONSTRAINT session_speakers_of_a_person REFERENCES people ON DELETE CASCADE,
        speaker_type text NOT NULL DEFAULT 'presenter' CONSTRAINT session_speakers_type_known CHECK (speaker_type IN
          ('presenter', 'keynote', 'panelist', 'moderator', 'chair', 'discussant')),
        speaker_order integer NOT NULL CONSTRAINT session_speakers_order_from_one CHECK (speaker_order >= 1),
        presentation_title text NOT NULL DEFAULT '',
        CONSTRAINT session_speakers_person_once UNIQUE (session_id, person_id)
      )`);
    await database.query('CREATE INDEX session_speakers_by_person ON session_speakers (person_id)');
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE session_speakers');
    await database.query('DROP TABLE sessions');
  }
}
