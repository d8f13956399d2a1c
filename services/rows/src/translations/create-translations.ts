/**
 * The translations of one schema (infra/adr/translations.md). `keys` are the primary keys of the tables whose rows can be
 * translated. Migrations run this, so it never changes. A table that is added later gets its trigger from its own migration.
 */
export const createTranslationsSql = (schema: string, keys: Record<string, string>): string => `
  CREATE TABLE translations (
    id uuid CONSTRAINT translations_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
    table_name text NOT NULL,
    row_id text NOT NULL,
    language text NOT NULL,
    -- By the names that the API has for them.
    fields jsonb NOT NULL,
    -- What the row said when each of the fields was translated.
    originals jsonb NOT NULL,
    version integer NOT NULL CONSTRAINT translations_version_positive CHECK (version > 0),
    updated_at timestamptz NOT NULL DEFAULT now(),
    updated_by text NOT NULL,
    CONSTRAINT translations_one_for_each_language UNIQUE (row_id, language, table_name)
  );
  CREATE INDEX translations_by_table ON translations (table_name, language);
  ${recordTranslationSql(schema)};
  -- With the name of the triggers of other tables, so that infra/migrate/history-triggers.ts installs none.
  CREATE TRIGGER revisions_recorded AFTER INSERT OR UPDATE OR DELETE ON translations
    FOR EACH ROW EXECUTE FUNCTION record_translation();
  ${purgeTranslationsSql(schema)};
  ${Object.entries(keys).map(createPurgeTriggerSql).join('')}
`;

const createPurgeTriggerSql = ([table, key]: [string, string]) => `
  CREATE TRIGGER translations_purged AFTER DELETE ON ${table}
    FOR EACH ROW EXECUTE FUNCTION purge_translations('${key}');`;

/** Like `record_revision`, but the row that staff edit is in any table. */
const recordTranslationSql = (schema: string) => `
  CREATE FUNCTION record_translation() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = ${schema}, pg_temp SET timezone = 'UTC' AS $$
  DECLARE
    written_by CONSTANT text := nullif(current_setting('majlis.actor', true), '');
    bookkeeping CONSTANT text[] := ARRAY['version', 'updated_at', 'updated_by'];
    old_row jsonb; new_row jsonb;
  BEGIN
    -- The purge of the translated row is recorded, and leaves nothing of what the row said.
    IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN NULL; END IF;
    IF written_by IS NULL THEN
      RAISE EXCEPTION 'A write to % without an actor: set majlis.actor', TG_TABLE_NAME USING ERRCODE = '28000';
    END IF;
    IF TG_OP <> 'INSERT' THEN old_row := to_jsonb(OLD); END IF;
    IF TG_OP <> 'DELETE' THEN
      old_row := old_row - bookkeeping;
      new_row := to_jsonb(NEW) - bookkeeping;
    END IF;
    INSERT INTO revisions (change_id, actor, operation, subject_table, subject_id, table_name, row_id, before, after)
    VALUES (
      coalesce(nullif(current_setting('majlis.change', true), '')::uuid, md5(pg_current_xact_id()::text || now()::text)::uuid),
      written_by, CASE TG_OP WHEN 'INSERT' THEN 'create' WHEN 'UPDATE' THEN 'update' ELSE 'delete' END,
      coalesce(new_row, old_row) ->> 'table_name', coalesce(new_row, old_row) ->> 'row_id',
      TG_TABLE_NAME, coalesce(new_row, old_row) ->> 'id', old_row, new_row);
    RETURN NULL;
  END $$`;

const purgeTranslationsSql = (schema: string) => `
  CREATE FUNCTION purge_translations() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = ${schema}, pg_temp AS $$
  BEGIN
    DELETE FROM translations WHERE table_name = TG_TABLE_NAME AND row_id = to_jsonb(OLD) ->> TG_ARGV[0];
    RETURN NULL;
  END $$`;
