import { runAsActor } from '@majlis/kit/database/change-context';
import { requestContext } from '@majlis/kit/logging/logger';
import { createDatabase, runSql, type TestDatabase } from '@majlis/kit/testing/database';
import { type RunningService, runService, testSettings } from '@majlis/kit/testing/running-service';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { initialAuditFields } from '@majlis/rows/repository/audited-entity';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ConferenceEntity } from '../src/conferences/conference.entity.js';
import { conferencesModule } from '../src/conferences.module.js';
import { conferenceActions, daysFromNow } from './conference-actions.js';

/** `staff` is the signed-in browser of amal@majlis.example. */
type Service = RunningService & { data: TestDatabase; database: DataSource; staff: RunningService['visitor'] };

export async function runConferences(settings = {}): Promise<Service> {
  const data = await createDatabase();
  const service = await runService(conferencesModule({ ...testSettings(data.urlFor('conferences')), ...settings }));
  const staff = service.withCookie(await staffCookie(data.ownerUrl));
  const database = service.app.get<DataSource>(getDataSourceToken());
  const stop = async () => {
    await service.stop();
    await data.drop();
  };
  return { ...service, stop, data, database, staff };
}

export type RunningConferences = Service & ReturnType<typeof conferenceActions> & ReturnType<typeof databaseActions>;

type TestedConferences = RunningConferences & { conferenceId: string };

/** Runs one service for the tests of a file. With `begin`, each test begins with only the conference that it creates. */
export function useConferences(begin?: (service: TestedConferences) => Promise<{ id: string }>): TestedConferences {
  const service = {} as Service;
  const tested = Object.assign(service, conferenceActions(service), databaseActions(service), { conferenceId: '' });
  beforeAll(async () => {
    Object.assign(service, await runConferences());
  });
  if (begin)
    beforeEach(async () => {
      await tested.deleteAll();
      tested.conferenceId = (await begin(tested)).id;
    });
  afterAll(() => service.stop());
  return tested;
}

export const databaseActions = (service: Service) => ({
  /** Stores a published conference with these columns. */
  createConference: (columns: Partial<ConferenceEntity> & { slug: string }): Promise<ConferenceEntity> =>
    runAsActor('amal@majlis.example', () =>
      service.database.getRepository(ConferenceEntity).save({
        title: `About ${columns.slug}`,
        status: 'published',
        startDate: daysFromNow(10),
        endDate: daysFromNow(12),
        ...initialAuditFields('amal@majlis.example'),
        ...columns,
      }),
    ),
  deleteAll: () => runSql(service.data.ownerUrl, 'DELETE FROM conferences.conferences; DELETE FROM conferences.people'),
  /** Moves the history into the past by this many hours. */
  moveHistory: (hours: number) =>
    runSql(
      service.data.ownerUrl,
      `UPDATE conferences.revisions SET at = at - interval '${hours} hours';
       ALTER TABLE conferences.conferences DISABLE TRIGGER USER;
       UPDATE conferences.conferences SET released_at = released_at - interval '${hours} hours';
       ALTER TABLE conferences.conferences ENABLE TRIGGER USER`,
    ),
  countQueries: (work: () => Promise<unknown>) => countQueries(service.database, work),
});

const nothing = () => undefined;
const silent = Object.fromEntries(
  ['logQueryError', 'logQuerySlow', 'logSchemaBuild', 'logMigration', 'log'].map((name) => [name, nothing]),
);

/** Counts the queries of the requests that `work` makes, without those for the staff session and for kept responses. */
async function countQueries(database: DataSource, work: () => Promise<unknown>): Promise<number> {
  const { logger } = database;
  let count = 0;
  const logQuery = (query: string) => {
    // Jobs in the background have no request.
    if (requestContext.getStore() && !/auth\.sessions|pg_current_snapshot/.test(query)) count += 1;
  };
  database.setOptions({ logging: true, logger: { ...silent, logQuery } as never });
  await work();
  database.setOptions({ logging: false, logger: logger as never });
  return count;
}
