import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MergedPeople1700000000019 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    // A deleted person whose assignments and addresses another person has (infra/adr/imports.md).
    await database.query(`
      ALTER TABLE people ADD merged_into uuid
        CONSTRAINT people_merged_into_a_person REFERENCES people ON DELETE SET NULL
        CONSTRAINT people_merged_into_another CHECK (merged_into <> id)`);
    await database.query('CREATE INDEX people_by_merged_into ON people (merged_into) WHERE merged_into IS NOT NULL');
    await database.query(`
      CREATE FUNCTION forget_merge() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.merged_into := NULL;
        RETURN NEW;
      END $$`);
    await database.query(`
      -- However a person is restored, the person stands alone again.
      CREATE TRIGGER people_merge_forgotten BEFORE UPDATE OF deleted_at ON people FOR EACH ROW
        WHEN (NEW.deleted_at IS NULL AND NEW.merged_into IS NOT NULL) EXECUTE FUNCTION forget_merge()`);
    await database.query(`
      CREATE FUNCTION pass_on_merge() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        UPDATE former_person_slugs SET person_id = OLD.merged_into
          WHERE person_id = OLD.id AND EXISTS (SELECT FROM people WHERE id = OLD.merged_into);
        RETURN OLD;
      END $$`);
    await database.query(`
      -- The addresses of a merged person outlive the purge.
      CREATE TRIGGER people_merge_passed_on BEFORE DELETE ON people FOR EACH ROW
        WHEN (OLD.merged_into IS NOT NULL) EXECUTE FUNCTION pass_on_merge()`);
    await database.query(`
      -- Pairs that look like one person and are two.
      CREATE TABLE distinct_people (
        person_id uuid NOT NULL CONSTRAINT distinct_people_of_a_person REFERENCES people ON DELETE CASCADE,
        other_id uuid NOT NULL CONSTRAINT distinct_people_of_another_person REFERENCES people ON DELETE CASCADE,
        marked_at timestamptz NOT NULL DEFAULT now(),
        marked_by text NOT NULL,
        CONSTRAINT distinct_people_pair_once PRIMARY KEY (person_id, other_id),
        CONSTRAINT distinct_people_smaller_id_first CHECK (person_id < other_id)
      )`);
    await database.query('CREATE INDEX distinct_people_by_other ON distinct_people (other_id)');
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE distinct_people');
    await database.query('DROP TRIGGER people_merge_forgotten ON people');
    await database.query('DROP TRIGGER people_merge_passed_on ON people');
    await database.query('DROP FUNCTION forget_merge, pass_on_merge');
    await database.query('ALTER TABLE people DROP COLUMN merged_into');
  }
}
