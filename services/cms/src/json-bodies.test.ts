import { useCms } from '../testing/running-cms.js';

const cms = useCms();

const nested = (depth: number) => `${'[['.repeat(depth / 2)}${']]'.repeat(depth / 2)}`;

test.each([
  ['more than 20 levels', `{"key":${nested(20)}}`, 'The body is nested more than 20 levels deep.'],
  ['a hundred thousand levels', nested(100_000), 'The body is nested more than 20 levels deep.'],
  ['a field twice', '{"key":"a.b","type":"text","content":"x","content":"y"}', 'The body names a field twice.'],
  ['a nested field twice', '{"key":{"a":1,"a":1}}', 'The body names a field twice.'],
])('a body with %s is rejected', async (_case, body, message) => {
  const send = cms.staff.post('/api/cms/content').set('Content-Type', 'application/json');
  expect((await send.send(body).expect(400)).body.message).toBe(message);
});

test('brackets, colons and quotes inside a text are text', async () => {
  const content = `${'[{'.repeat(40)}"a": "b", \\ \\" :`;
  const { body } = await cms.staff.post('/api/cms/content').send({ key: 'a.b', type: 'text', content }).expect(200);
  expect(body.content).toBe(content);
});
