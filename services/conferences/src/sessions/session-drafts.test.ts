import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Person } from '@majlis/contracts/people/people.schema';
import type { Session, SessionDetail } from '@majlis/contracts/programme/sessions.schema';
import { draftEndpoints, previewHeader } from '@majlis/contracts/staff/drafts';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { aSession, sessionPath, toSpeakerInput } from '../../testing/conference-actions.js';
import { useConferences } from '../../testing/use-conferences.js';

const service = useConferences((own) => own.createConference({ slug: 'shura' }));
let session: Session;
let amina: Person;
let bilal: Person;
beforeEach(async () => {
  session = await service.addSession(service.conferenceId);
  amina = await service.addPerson({ firstName: 'Amina' });
  bilal = await service.addPerson({ firstName: 'Bilal' });
  await service.assign(session.id, amina);
});

const path = () => draftEndpoints.draft('conferences', 'sessions', session.id).path;
const detail = async (preview?: string): Promise<SessionDetail> => {
  const request = service.visitor.get(endpoints.sessionDetail(session.id).path);
  return (await (preview ? request.set(previewHeader, preview) : request).expect(200)).body;
};
const shown = ({ title, speakers }: SessionDetail) => [title, ...speakers.map(({ person }) => person?.firstName)];
const saveDraft = (changes: object = {}) =>
  service.staff
    .put(path())
    .send({ baseVersion: session.version, input: { ...aSession(), title: 'Draft', ...changes } });
const withBilal = () => ({ speakers: [toSpeakerInput(bilal)], speakersVersion: 2 });
const publish = (ignoreNewer = false) => service.staff.post(`${path()}/publish`).send({ ignoreNewer });

test('a draft of a session has its speakers, which a preview shows and publishing makes live as one change', async () => {
  await saveDraft(withBilal()).expect(200);
  const previews = service.staff.post('/api/conferences/previews').send({ table: 'sessions', id: session.id });
  const { token } = (await previews.expect(200)).body;
  expect(shown(await detail(token))).toEqual(['Draft', 'Bilal']);
  expect(shown(await detail())).toEqual([session.title, 'Amina']);
  const published = await publish().expect(204);
  expect(shown(await detail())).toEqual(['Draft', 'Bilal']);
  await service.undo(published).expect(204);
  expect(shown(await detail())).toEqual([session.title, 'Amina']);
});

test('a draft without speakers leaves the live ones', async () => {
  await saveDraft().expect(200);
  await service.assign(session.id, bilal);
  await publish().expect(204);
  expect(shown(await detail())).toEqual(['Draft', 'Bilal']);
});

test('speakers that were saved after the draft was begun are replaced only when that is meant', async () => {
  await saveDraft(withBilal()).expect(200);
  await service.assign(session.id);
  expect((await publish().expect(409)).body.changed).toMatchObject({ by: 'amal@majlis.example' });
  expect(shown(await detail())).toEqual([session.title]);
  await publish(true).expect(204);
  expect(shown(await detail())).toEqual(['Draft', 'Bilal']);
});

test('a draft names its invalid speakers, and a live session takes none in its own fields', async () => {
  const { fields } = (await saveDraft({ speakers: [toSpeakerInput(bilal), toSpeakerInput(bilal)] }).expect(400)).body;
  expect(messagesOf(fields)).toEqual({ speakers: 'Each person once' });
  await service.staff
    .put(sessionPath(session.id))
    .send({ ...aSession(), ...withBilal() })
    .expect(400);
});
