import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SignIns1700000000015 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE TABLE sign_ins (
        id uuid CONSTRAINT sign_ins_id_taken PRIMARY KEY DEFAULT gen_random_uuid(),
        at timestamptz NOT NULL DEFAULT now(),
        -- Empty if the identity provider confirmed no address.
        email text NOT NULL,
        -- Why the sign-in was rejected; null for one that succeeded.
        rejection text
      )`);
    await database.query('CREATE INDEX sign_ins_by_time ON sign_ins (at DESC, id)');
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE sign_ins');
  }
}
