/**
 * The tables of drafts, scheduled changes and previews of one schema (infra/adr/history-and-drafts.md). Migrations run this, so it
 * never changes.
 */
export const createDraftsSql = `
  CREATE TABLE drafts (
    table_name text NOT NULL,
    row_id text NOT NULL,
    -- The fields as the form sends them.
    input jsonb NOT NULL,
    base_version integer NOT NULL CONSTRAINT drafts_base_version_positive CHECK (base_version > 0),
    version integer NOT NULL DEFAULT 1 CONSTRAINT drafts_version_positive CHECK (version > 0),
    saved_at timestamptz NOT NULL DEFAULT now(),
    saved_by text NOT NULL,
    CONSTRAINT drafts_one_for_each_row PRIMARY KEY (table_name, row_id)
  );
  CREATE TABLE schedule (
    id uuid CONSTRAINT schedule_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
    table_name text NOT NULL,
    row_id text NOT NULL,
    action text NOT NULL CONSTRAINT schedule_action_known CHECK (action IN ('publish-draft', 'publish', 'unpublish')),
    at timestamptz NOT NULL,
    timezone text NOT NULL,
    created_by text NOT NULL,
    done_at timestamptz,
    -- Why it could not be done at its time.
    error text
  );
  CREATE INDEX schedule_due ON schedule (at) WHERE done_at IS NULL;
  CREATE TABLE previews (
    id uuid CONSTRAINT previews_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
    token_sha256 bytea NOT NULL CONSTRAINT previews_token_taken UNIQUE,
    table_name text NOT NULL,
    row_id text NOT NULL,
    -- The values of an open form; null for a link, which shows the draft.
    input jsonb,
    created_by text NOT NULL,
    expires_at timestamptz NOT NULL
  );
`;
