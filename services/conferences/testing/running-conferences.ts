import { firstVersion } from '@majlis/kit/database/editable-row';
import { createDatabase, type TestDatabase } from '@majlis/kit/testing/database';
import { type RunningService, runService, testSettings } from '@majlis/kit/testing/running-service';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ConferenceEntity } from '../src/conferences/conference.entity.js';
import { ConferencesServiceModule } from '../src/conferences-service.module.js';

export type RunningConferences = RunningService & {
  data: TestDatabase;
  database: DataSource;
  /** Stores a published conference with these traits. */
  hold(traits: Partial<ConferenceEntity> & { slug: string }): Promise<ConferenceEntity>;
};

export const days = 86_400_000;

/** The conferences service on a database of its own. */
export async function runConferences(settings = {}): Promise<RunningConferences> {
  const data = await createDatabase();
  const service = await runService(
    ConferencesServiceModule.of({ ...testSettings(data.urlFor('conferences')), ...settings }),
  );
  const database = service.app.get<DataSource>(getDataSourceToken());
  const stop = async () => {
    await service.stop();
    await data.drop();
  };
  const hold: RunningConferences['hold'] = (traits) =>
    database.getRepository(ConferenceEntity).save({
      title: `About ${traits.slug}`,
      status: 'published',
      startDate: new Date(Date.now() + 10 * days),
      endDate: new Date(Date.now() + 12 * days),
      ...firstVersion('amal@majlis.example'),
      ...traits,
    });
  return { ...service, stop, data, database, hold };
}
