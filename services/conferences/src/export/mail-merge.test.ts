import { mailMergePath, type SessionCounts, sessionCounts } from '@majlis/contracts/people/session-counts';
import { parse } from 'csv-parse/sync';
import { useConferences } from '../../testing/use-conferences.js';

const service = useConferences();
let ids: { layla: string; omar: string; shura: string; draft: string };
beforeAll(async () => {
  const shura = await service.createConference({ slug: 'shura', timezone: 'Asia/Kuala_Lumpur' });
  const draft = await service.createConference({ slug: 'draft', status: 'draft' });
  const layla = await service.addPerson({
    firstName: 'ليلى',
    lastName: '–',
    organization: '=cmd',
    position: '=SUM(1)',
  });
  const omar = await service.addPerson({ firstName: 'Omar' });
  const times = { startTime: '2031-03-12T01:00:00Z', endTime: '2031-03-12T02:30:00Z' };
  const opening = await service.addSession(shura.id, { title: 'Opening', location: 'Great Hall', ...times });
  const later = await service.addSession(draft.id, {
    title: 'Later',
    startTime: '2031-04-01T09:00:00Z',
    endTime: '2031-04-01T10:00:00Z',
  });
  await service.assign(opening.id, layla);
  await service.assign(later.id, layla);
  ids = { layla: layla.id, omar: omar.id, shura: shura.id, draft: draft.id };
});

async function download(input: object) {
  const response = await service.staff.post(mailMergePath).send(input).expect(200);
  expect(response.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(response.get('Content-Disposition')).toContain('mail-merge.csv');
  expect(response.text.startsWith('\uFEFF')).toBe(true);
  return parse(response.text, { bom: true, columns: true }) as Record<string, string>[];
}

test('a row has the parts of the name, and each session with time, room and link', async () => {
  const [omar, layla] = await download({});
  expect(omar).toMatchObject({ 'First name': 'Omar', 'Number of sessions': '0', Sessions: '' });
  expect(layla).toMatchObject({
    'First name': 'ليلى',
    'Last name': '',
    'Full name': 'ليلى',
    'Number of sessions': '2',
  });
  expect(layla?.Sessions?.split('\n')).toEqual([
    expect.stringMatching(
      /^Wednesday 12 March 2031, 09:00–10:30 \(Asia\/Kuala_Lumpur\), Great Hall: Opening, https?:.*\/conferences\/shura\/sessions\/opening$/,
    ),
    'Tuesday 1 April 2031, 09:00–10:00 (UTC): Later',
  ]);
});

test('a spreadsheet calculates nothing', async () => {
  const [layla] = await download({ ids: [ids.layla] });
  expect(layla).toMatchObject({ Organization: "'=cmd", Position: "'=SUM(1)" });
});

test('chosen people, with the sessions of one conference', async () => {
  const rows = await download({ ids: [ids.layla], conferenceId: ids.draft });
  expect(rows).toMatchObject([{ 'Full name': 'ليلى', Conferences: 'About draft', 'Number of sessions': '1' }]);
  await service.staff
    .post(mailMergePath)
    .send({ ids: ['x'] })
    .expect(400);
  await service.visitor.post(mailMergePath).send({}).expect(401);
});

test('sessions are counted for each person and conference', async () => {
  const { body }: { body: SessionCounts } = await service.staff.get(sessionCounts.path).expect(200);
  expect(body).toEqual({ [ids.layla]: { [ids.shura]: 1, [ids.draft]: 1 } });
});
