import { FirstRelease } from '@majlis/kit/database/first-release';

export class FirstRelease1700000000016 extends FirstRelease {
  readonly sql = `
    -- The identity of an allow-listed e-mail at its first sign-in; a re-created mailbox is another identity.
    CREATE TABLE accounts (
      email text CONSTRAINT accounts_email_taken PRIMARY KEY,
      iss text NOT NULL,
      sub text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      -- Empty until the account signs in again.
      display_name text NOT NULL DEFAULT ''
    );

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
      user_agent_hash bytea NOT NULL,
      -- Browser and system in words; empty if unknown.
      device text NOT NULL DEFAULT ''
    );
    CREATE INDEX sessions_by_email ON sessions (email, created);

    CREATE TABLE sign_ins (
      id uuid CONSTRAINT sign_ins_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
      at timestamptz NOT NULL DEFAULT now(),
      -- Empty if the identity provider confirmed no address.
      email text NOT NULL,
      -- Why the sign-in was rejected; null for one that succeeded.
      rejection text
    );
    CREATE INDEX sign_ins_by_time ON sign_ins (at DESC, id);
  `;
}
