import { endpoints } from '@majlis/contracts/api/endpoints';
import type { TimelineEvent } from '@majlis/contracts/site/timeline-events.schema';
import { runSql } from '@majlis/kit/testing/database';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { useCms } from '../../testing/running-cms.js';

const cms = useCms();
beforeEach(() => runSql(cms.data.ownerUrl, 'DELETE FROM cms.timeline_events'));

const { path } = endpoints.timelineEvents;
const event = (changes: object = {}) => ({ year: '2011', title: 'Founded', description: 'We met.', ...changes });

test('a new event defaults to the first position on the About page, active', async () => {
  const { body } = await cms.staff.post(path).send(event()).expect(201);
  expect(body).toMatchObject({ page: 'about', order: 0, isActive: true });
});

test('visitors see the page of each event', async () => {
  await cms.staff
    .post(path)
    .send(event({ order: 1 }))
    .expect(201);
  await cms.staff
    .post(path)
    .send(event({ page: 'home', title: 'In short' }))
    .expect(201);
  const { body } = await cms.visitor.get(path).expect(200);
  expect(body.map(({ page, title }: TimelineEvent) => [page, title])).toEqual([
    ['home', 'In short'],
    ['about', 'Founded'],
  ]);
});

test('a title of 300 characters is accepted', async () => {
  const title = 'ن'.repeat(300);
  expect((await cms.staff.post(path).send(event({ title })).expect(201)).body.title).toBe(title);
});

test('line breaks of a description are stored', async () => {
  const description = 'We met.\n\nKey Highlights:\n• Nine people\n• أول لقاء';
  await cms.staff
    .post(path)
    .send(event({ year: '2011-2013', description }))
    .expect(201);
  expect((await cms.visitor.get(path)).body).toMatchObject([{ year: '2011-2013', description }]);
});

test.each([
  ['no year', { year: '' }, { year: 'Year is required' }],
  ['a year that is too long', { year: 'a very long time ago!' }, { year: 'Year has at most 20 characters' }],
  ['a page without a timeline', { page: 'support' }, { page: 'Choose about or home' }],
  ['a title that is too long', { title: 'x'.repeat(301) }, { title: 'Title has at most 300 characters' }],
])('%s is rejected at its field', async (_case, changes, fields) => {
  expect(messagesOf((await cms.staff.post(path).send(event(changes)).expect(400)).body.fields)).toEqual(fields);
});
