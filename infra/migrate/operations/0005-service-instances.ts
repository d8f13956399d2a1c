import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In PostgreSQL 18 NOT NULL constraints have names, too. */
const constraints = [
  'pkey',
  'name_not_null',
  'instance_not_null',
  'version_not_null',
  'started_at_not_null',
  'seen_at_not_null',
  'detail_not_null',
];

export class ServiceInstances1700000000005 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query('ALTER TABLE parts RENAME TO service_instances');
    for (const name of constraints)
      await database.query(
        `ALTER TABLE service_instances RENAME CONSTRAINT parts_${name} TO service_instances_${name}`,
      );
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('ALTER TABLE service_instances RENAME TO parts');
    for (const name of constraints)
      await database.query(`ALTER TABLE parts RENAME CONSTRAINT service_instances_${name} TO parts_${name}`);
  }
}
