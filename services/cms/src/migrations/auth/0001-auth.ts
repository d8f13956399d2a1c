import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Auth1700000000001 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      -- The identity of an allow-listed e-mail at its first sign-in; a re-created mailbox is another identity.
      CREATE TABLE accounts (
        email text CONSTRAINT accounts_email_taken PRIMARY KEY,
        iss text NOT NULL,
        sub text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await database.query(`
      CREATE TABLE sessions (
        id_sha256 bytea CONSTRAINT sessions_id_taken PRIMARY KEY CONSTRAINT sessions_id_is_a_hash CHECK (length(id_sha256) = 32),
        iss text NOT NULL,
        sub text NOT NULL,
        email text NOT NULL,
        display_name text NOT NULL,
        photo_url text,
        created timestamptz NOT NULL DEFAULT now(),
        last_seen timestamptz NOT NULL DEFAULT now(),
        absolute_end timestamptz NOT NULL,
        user_agent_hash bytea NOT NULL
      )`);
    await database.query('CREATE INDEX sessions_by_email ON sessions (email, created)');
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE sessions, accounts');
  }
}
