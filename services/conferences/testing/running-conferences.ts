import { firstVersion } from '@majlis/kit/database/editable-row';
import { createDatabase, type TestDatabase } from '@majlis/kit/testing/database';
import { type RunningService, runService, testSettings } from '@majlis/kit/testing/running-service';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ConferenceEntity } from '../src/conferences/conference.entity.js';
import { ConferencesServiceModule } from '../src/conferences-service.module.js';

export type RunningConferences = RunningService & {
  data: TestDatabase;
  database: DataSource;
  /** The browser of the account amal@majlis.example. */
  staff: RunningService['visitor'];
  /** Stores a published conference with these traits. */
  hold(traits: Partial<ConferenceEntity> & { slug: string }): Promise<ConferenceEntity>;
  empty(): Promise<void>;
};

const day = 86_400_000;

/** The instant in so many days from now. */
export const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

/** The conferences service on a database of its own. */
export async function runConferences(settings = {}): Promise<RunningConferences> {
  const data = await createDatabase();
  const service = await runService(
    ConferencesServiceModule.of({ ...testSettings(data.urlFor('conferences')), ...settings }),
  );
  const staff = service.withCookie(await staffCookie(data.ownerUrl));
  const database = service.app.get<DataSource>(getDataSourceToken());
  const stop = async () => {
    await service.stop();
    await data.drop();
  };
  const hold: RunningConferences['hold'] = (traits) =>
    database.getRepository(ConferenceEntity).save({
      title: `About ${traits.slug}`,
      status: 'published',
      startDate: inDays(10),
      endDate: inDays(12),
      ...firstVersion('amal@majlis.example'),
      ...traits,
    });
  const empty = async () => {
    await database.query('DELETE FROM conferences.conferences');
    await database.query('DELETE FROM conferences.people');
  };
  return { ...service, stop, data, database, staff, hold, empty };
}
