import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Conferences1700000000001 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE TABLE conferences (
        id uuid CONSTRAINT conferences_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
        title text NOT NULL CONSTRAINT conferences_title_not_empty CHECK (title <> ''),
        subtitle text NOT NULL DEFAULT '',
        description text NOT NULL DEFAULT '',
        short_description text NOT NULL DEFAULT '',
        slug text NOT NULL CONSTRAINT conferences_slug_taken UNIQUE,
        conference_type text NOT NULL DEFAULT 'academic' CONSTRAINT conferences_type_known
          CHECK (conference_type IN ('academic', 'workshop', 'symposium', 'seminar', 'webinar')),
        status text NOT NULL DEFAULT 'draft' CONSTRAINT conferences_status_known
          CHECK (status IN ('draft', 'published', 'archived')),
        theme text NOT NULL DEFAULT '',
        start_date timestamptz NOT NULL,
        end_date timestamptz NOT NULL,
        timezone text NOT NULL DEFAULT 'UTC',
        venue text NOT NULL DEFAULT '',
        venue_address text NOT NULL DEFAULT '',
        city text NOT NULL DEFAULT '',
        country text NOT NULL DEFAULT '',
        is_virtual boolean NOT NULL DEFAULT false,
        virtual_platform text CONSTRAINT conferences_platform_known
          CHECK (virtual_platform IN ('zoom', 'teams', 'webex', 'goto', 'custom')),
        virtual_link text NOT NULL DEFAULT '',
        registration_required boolean NOT NULL DEFAULT true,
        registration_link text NOT NULL DEFAULT '',
        registration_deadline timestamptz,
        max_attendees integer CONSTRAINT conferences_capacity_not_negative CHECK (max_attendees >= 0),
        current_attendees integer NOT NULL DEFAULT 0
          CONSTRAINT conferences_attendees_not_negative CHECK (current_attendees >= 0),
        featured_image text NOT NULL DEFAULT '',
        website_url text NOT NULL DEFAULT '',
        papers_link text NOT NULL DEFAULT '',
        contact_email text NOT NULL DEFAULT '',
        organizer text NOT NULL DEFAULT '',
        sponsorship_available boolean NOT NULL DEFAULT false,
        call_for_papers boolean NOT NULL DEFAULT false,
        paper_submission_deadline timestamptz,
        abstract_submission_deadline timestamptz,
        program_release_date timestamptz,
        language text NOT NULL DEFAULT 'English',
        tags text[] NOT NULL DEFAULT '{}',
        featured boolean NOT NULL DEFAULT false,
        display_order integer NOT NULL DEFAULT 0,
        meta_title text NOT NULL DEFAULT '',
        meta_description text NOT NULL DEFAULT '',
        flickr_album_url text NOT NULL DEFAULT '',
        version integer NOT NULL CONSTRAINT conferences_version_positive CHECK (version > 0),
        updated_at timestamptz NOT NULL,
        updated_by text NOT NULL,
        deleted_at timestamptz,
        CONSTRAINT conferences_end_not_before_start CHECK (end_date >= start_date)
      )`);
    await database.query('CREATE INDEX conferences_by_start ON conferences (start_date) WHERE deleted_at IS NULL');
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE conferences');
  }
}
