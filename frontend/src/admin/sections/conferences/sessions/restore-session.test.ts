import { fakeGateway, writeCalls } from '../../../../testing/fake-gateway';
import { aSessionDetail } from '../../../../testing/samples';
import { restoreSession } from './session-resource';

const { speakers: _, documents: _documents, ...live } = aSessionDetail({ id: 'opening' });
const [salma, omar] = ['7d9f3c1e-0000-4000-8000-000000000001', '7d9f3c1e-0000-4000-8000-000000000002'].map(
  (personId, index) => ({
    personId,
    speakerType: 'presenter' as const,
    presentationTitle: '',
    speakerOrder: index + 1,
  }),
);

const fakeSession = () =>
  fakeGateway({
    '/api/sessions/opening/speakers': [salma],
    'PUT /api/sessions/opening': live,
    'PUT /api/sessions/opening/speakers': [],
  });

test('the speakers of a version are restored in their order, after the session', async () => {
  const calls = fakeSession();
  const values = { ...live, speakers: [omar, salma].filter((speaker) => speaker !== undefined) };
  const changes = await restoreSession({ title: 'Another title' }, live, values);
  expect(writeCalls(calls)).toMatchObject([
    { path: '/api/sessions/opening', body: { title: 'Another title' }, headers: { 'If-Match': `"${live.version}"` } },
    {
      path: '/api/sessions/opening/speakers',
      body: { speakers: [{ personId: salma?.personId }, { personId: omar?.personId }] },
      headers: { 'If-Match': `"${live.speakersVersion}"` },
    },
  ]);
  expect(changes.map((change) => change?.id)).toEqual(['change-1', 'change-2']);
});

test('what is the same already is not saved, because it could not be undone', async () => {
  const calls = fakeSession();
  const values = { ...live, speakers: [salma].filter((speaker) => speaker !== undefined) };
  expect(await restoreSession({ title: live.title }, live, values)).toEqual([]);
  expect(writeCalls(calls)).toEqual([]);
});
