import { runAsActor } from '@majlis/kit/database/change-context';
import { createDatabase, runSql, type TestDatabase } from '@majlis/kit/testing/database';
import { type RunningService, runService, testSettings } from '@majlis/kit/testing/running-service';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { initialAuditFields } from '@majlis/rows/repository/audited-entity';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ConferenceEntity } from '../src/conferences/conference.entity.js';
import { conferencesModule } from '../src/conferences.module.js';

export type RunningConferences = RunningService & {
  data: TestDatabase;
  database: DataSource;
  /** The signed-in browser of amal@majlis.example. */
  staff: RunningService['visitor'];
  /** Stores a published conference with these columns. */
  createConference(traits: Partial<ConferenceEntity> & { slug: string }): Promise<ConferenceEntity>;
  deleteAll(): Promise<void>;
};

const dayMs = 86_400_000;

export const daysFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

export async function runConferences(settings = {}): Promise<RunningConferences> {
  const data = await createDatabase();
  const service = await runService(conferencesModule({ ...testSettings(data.urlFor('conferences')), ...settings }));
  const staff = service.withCookie(await staffCookie(data.ownerUrl));
  const database = service.app.get<DataSource>(getDataSourceToken());
  const stop = async () => {
    await service.stop();
    await data.drop();
  };
  const createConference: RunningConferences['createConference'] = (traits) =>
    runAsActor('amal@majlis.example', () =>
      database.getRepository(ConferenceEntity).save({
        title: `About ${traits.slug}`,
        status: 'published',
        startDate: daysFromNow(10),
        endDate: daysFromNow(12),
        ...initialAuditFields('amal@majlis.example'),
        ...traits,
      }),
    );
  const deleteAll = () => runSql(data.ownerUrl, 'DELETE FROM conferences.conferences; DELETE FROM conferences.people');
  return { ...service, stop, data, database, staff, createConference, deleteAll };
}
