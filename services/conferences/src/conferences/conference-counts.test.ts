import { endpoints } from '@majlis/contracts/api/endpoints';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { conferenceActions } from '../../testing/conference-actions.js';
import { countQueries } from '../../testing/count-queries.js';
import { programmeActions } from '../../testing/programme-actions.js';
import { type RunningConferences, runConferences } from '../../testing/running-conferences.js';

let service: RunningConferences;
let staff: RunningConferences['staff'];
let create: ReturnType<typeof conferenceActions>['create'];
beforeAll(async () => {
  service = await runConferences();
  ({ staff } = service);
  ({ create } = conferenceActions(service));
});
beforeEach(() => service.deleteAll());
afterAll(() => service.stop());

const { path } = endpoints.conferences;

test('staff get counts and totals with a constant number of queries', async () => {
  const { addSession, addPerson, assign } = programmeActions(service);
  const layla = await addPerson();
  const omar = await addPerson({ firstName: 'Omar' });
  await addPerson({ firstName: 'Nobody' });
  const fill = async (changes: object) => {
    const { id } = await create(changes);
    const session = await addSession(id);
    await assign(session.id, layla, omar);
    await assign((await addSession(id)).id, layla);
    await staff.post(endpoints.conferencePartners(id).path).send({ name: 'Lantern House' }).expect(201);
    await staff.post(endpoints.documents(id).path).send({ title: 'Book', url: 'https://example.org' }).expect(201);
  };
  const list = () => staff.get(path).expect(200);
  await fill({ status: 'published' });
  const forOne = await countQueries(service, list);
  for (const title of ['B', 'C', 'D', 'E']) await fill({ title });
  expect(await countQueries(service, list)).toBe(forOne);
  const counts = { sessions: 2, speakers: 2, partners: 1, documents: 1 };
  expect((await list()).body).toMatchObject(Array.from({ length: 5 }, () => ({ counts })));
  expect(await countQueries(service, () => staff.get(staffEndpoints.conferenceTotals.path).expect(200))).toBe(1);
  expect((await staff.get(staffEndpoints.conferenceTotals.path)).body).toEqual({
    conferences: 5,
    published: 1,
    drafts: 4,
    speakers: 3,
  });
  expect((await service.visitor.get(path)).body).not.toContainEqual(expect.objectContaining({ counts }));
});
