/**
 * The history of one schema: the table `revisions` and the trigger function that fills it (infra/adr/history-and-drafts.md).
 * Migrations run this, so it never changes. infra/migrate/history-triggers.ts installs the triggers. Their arguments are the table
 * and the id column of the row that staff edit, the label columns, `personal` if a purge also removes the row's history, and the
 * primary key.
 */
export const createRevisionsSql = (schema: string): string => `
  CREATE TABLE revisions (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT revisions_id_taken PRIMARY KEY,
    -- The start of the transaction, so that the revisions of one change stand together.
    at timestamptz NOT NULL DEFAULT now(),
    change_id uuid NOT NULL,
    actor text NOT NULL,
    operation text NOT NULL CONSTRAINT revisions_operation_known
      CHECK (operation IN ('create', 'update', 'delete', 'restore', 'purge')),
    -- The row that staff edit. An assignment is part of its session.
    subject_table text NOT NULL,
    subject_id text NOT NULL,
    label text,
    table_name text NOT NULL,
    row_id text NOT NULL,
    -- All columns of a created or removed row, otherwise only the changed ones.
    before jsonb,
    after jsonb
  );
  CREATE INDEX revisions_by_subject ON revisions (subject_table, subject_id, id DESC);
  CREATE INDEX revisions_by_time ON revisions (at DESC, change_id);
  CREATE INDEX revisions_by_actor ON revisions (actor, at DESC, change_id);
  CREATE INDEX revisions_by_change ON revisions (change_id, at);
  ${recordRevisionSql(schema)};
  ${purgeRevisionsSql(schema)};
`;

/** Runs as the owner: the roles of the services can neither write nor change the history. */
const recordRevisionSql = (schema: string) => `
  CREATE FUNCTION record_revision() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = ${schema}, pg_temp SET timezone = 'UTC' AS $$
  DECLARE
    written_by CONSTANT text := nullif(current_setting('majlis.actor', true), '');
    -- A write outside a request or job has no change id: its transaction counts as one change.
    belongs_to CONSTANT uuid := coalesce(
      nullif(current_setting('majlis.change', true), '')::uuid,
      md5(pg_current_xact_id()::text || now()::text)::uuid);
    bookkeeping CONSTANT text[] := ARRAY['version', 'created_at', 'updated_at', 'updated_by', 'edited_at', 'edited_by',
      'speakers_version', 'speakers_updated_at', 'speakers_updated_by'];
    old_row jsonb; new_row jsonb; whole_row jsonb;
    action text; row_label text;
  BEGIN
    IF written_by IS NULL THEN
      RAISE EXCEPTION 'A write to % without an actor: set majlis.actor', TG_TABLE_NAME USING ERRCODE = '28000';
    END IF;
    IF TG_OP <> 'INSERT' THEN old_row := to_jsonb(OLD) - bookkeeping; END IF;
    IF TG_OP <> 'DELETE' THEN new_row := to_jsonb(NEW) - bookkeeping; END IF;
    whole_row := coalesce(new_row, old_row);
    action := CASE
      WHEN TG_OP = 'INSERT' THEN 'create'
      WHEN TG_OP = 'DELETE' AND old_row ? 'deleted_at' THEN 'purge'
      WHEN TG_OP = 'DELETE' THEN 'delete'
      WHEN old_row -> 'deleted_at' IS NOT DISTINCT FROM new_row -> 'deleted_at' THEN 'update'
      WHEN new_row ->> 'deleted_at' IS NULL THEN 'restore'
      ELSE 'delete'
    END;
    SELECT nullif(string_agg(whole_row ->> name, ' ' ORDER BY position), '') INTO row_label
      FROM string_to_table(TG_ARGV[2], ',') WITH ORDINALITY AS label_column (name, position);
    IF TG_OP = 'UPDATE' THEN
      SELECT jsonb_object_agg(key, value) INTO new_row FROM jsonb_each(new_row)
        WHERE old_row -> key IS DISTINCT FROM value;
      IF new_row IS NULL THEN RETURN NULL; END IF;
      SELECT jsonb_object_agg(key, old_row -> key) INTO old_row FROM jsonb_object_keys(new_row) AS key;
    ELSIF action = 'purge' THEN
      old_row := NULL;
      IF TG_ARGV[3] = 'personal' THEN
        row_label := NULL;
        UPDATE revisions SET label = NULL, before = NULL, after = NULL
          WHERE subject_table = TG_ARGV[0] AND subject_id = whole_row ->> TG_ARGV[1];
      END IF;
    END IF;
    INSERT INTO revisions (change_id, actor, operation, subject_table, subject_id, label, table_name, row_id, before, after)
    VALUES (belongs_to, written_by, action, TG_ARGV[0], whole_row ->> TG_ARGV[1], row_label,
      TG_TABLE_NAME, whole_row ->> TG_ARGV[4], old_row, new_row);
    RETURN NULL;
  END $$`;

/** Refuses to remove what is younger than 30 days, so that a service that was taken over cannot cover its tracks. */
const purgeRevisionsSql = (schema: string) => `
  CREATE FUNCTION purge_revisions(older_than timestamptz) RETURNS bigint
  LANGUAGE sql SECURITY DEFINER SET search_path = ${schema}, pg_temp AS $$
    WITH removed AS (
      DELETE FROM revisions WHERE at < least(older_than, now() - interval '30 days') RETURNING 1)
    SELECT count(*) FROM removed
  $$`;
