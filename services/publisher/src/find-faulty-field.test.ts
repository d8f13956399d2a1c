import { findFaultyField, type Render } from './find-faulty-field.js';

const when = (time: string) => new Date(time).toISOString();
const list = '/api/courses';
const detail = '/api/courses/7';
const courses = (changes: { [index: number]: object } = {}) =>
  Array.from({ length: 40 }, (_, index) => ({
    id: `course-${index}`,
    title: `Course ${index}`,
    isOpen: true,
    opensAt: '2031-04-01T08:00:00.000Z',
    rooms: [{ name: 'Hall', seats: 20 }],
    ...changes[index],
  }));
type Course = { title: string; isOpen: boolean; opensAt: string; rooms: { name: string; seats: number }[] };

const renderList: Render = async (fetchPath) => {
  const all = JSON.parse((await fetchPath(list)).text) as Course[];
  return all
    .map(({ title, isOpen, opensAt, rooms }) => {
      const seats = rooms.map((room) => room.seats.toFixed(0));
      return isOpen ? `${title.trim()} ${when(opensAt)} ${seats.join()}` : title.trim();
    })
    .join();
};
const responsesOf = (entries: Record<string, unknown>) =>
  new Map(Object.entries(entries).map(([path, value]) => [path, { status: 200, text: JSON.stringify(value) }]));

test.each([
  [
    'a time',
    courses({ 23: { opensAt: 'infinity' } }),
    'row course-23 ("Course 23"), field opensAt of /api/courses: "infinity"',
  ],
  ['a missing text', courses({ 0: { title: null } }), 'row course-0, field title of /api/courses: null'],
  [
    'a list that is none',
    courses({ 39: { rooms: null } }),
    'row course-39 ("Course 39"), field rooms of /api/courses: null',
  ],
  [
    'a value within a row',
    courses({
      8: {
        rooms: [
          { name: 'A', seats: 4 },
          { name: 'B', seats: 'many' },
        ],
      },
    }),
    'row course-8 ("Course 8"), field rooms.1.seats of /api/courses: "many"',
  ],
  [
    'the first of two rows',
    courses({ 30: { opensAt: 'soon' }, 11: { opensAt: 'tomorrow' } }),
    'row course-11 ("Course 11"), field opensAt of /api/courses: "tomorrow"',
  ],
  ['a field that the row lacks', courses({ 5: { title: undefined } }), 'row course-5 of /api/courses'],
])('%s is found among many rows', async (_case, rows, expected) => {
  expect(await findFaultyField(responsesOf({ '/api/texts': [{ key: 'a' }], [list]: rows }), renderList)).toBe(expected);
});

test('a setting that would only hide the fault is not named', async () => {
  const render: Render = async (fetchPath) => {
    const { showsDetail } = JSON.parse((await fetchPath(list)).text) as { showsDetail: boolean };
    if (!showsDetail) return 'nothing';
    return when((JSON.parse((await fetchPath(detail)).text) as { endsAt: string }).endsAt);
  };
  const responses = responsesOf({ [list]: { id: 'x', showsDetail: true }, [detail]: { id: 7, endsAt: 'never' } });
  expect(await findFaultyField(responses, render)).toBe('row 7, field endsAt of /api/courses/7: "never"');
});

test('a fault of the program itself is that of no field, and takes a limited time', async () => {
  let renderings = 0;
  const render: Render = async () => {
    renderings += 1;
    throw new Error('A bug');
  };
  const rows = { id: 'all', ...Object.fromEntries(courses().map((course, index) => [`course${index}`, course])) };
  expect(await findFaultyField(responsesOf({ [list]: rows }), render)).toBeUndefined();
  expect(renderings).toBeLessThanOrEqual(600);
});
