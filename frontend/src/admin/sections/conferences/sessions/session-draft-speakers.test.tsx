import type { DraftWithInput } from '@majlis/contracts/staff/drafts';
import { screen, within } from '@testing-library/react';
import { type Call, fakeGateway, writeCalls } from '../../../../testing/fake-gateway';
import { openAdmin } from '../../../../testing/open-admin';
import { aPerson, aSessionDetail, aSpeaker } from '../../../../testing/samples';
import { aListedConference, programmeResponses, signedIn } from '../../../../testing/staff-samples';

const conference = aListedConference();
const path = `/api/conferences/${conference.id}`;
const draftPath = '/api/conferences/drafts/sessions/opening';
const aminaId = 'c0ffee00-0000-4000-8000-000000000001';
const bilalId = 'c0ffee00-0000-4000-8000-000000000002';
const amina = aPerson({ id: aminaId, firstName: 'Amina', lastName: 'Rashid' });
const bilal = aPerson({ id: bilalId, firstName: 'Bilal', lastName: 'Haddad' });
const speakers = [aSpeaker(amina, { speakerType: 'chair' })];
const opening = aSessionDetail({ id: 'opening', title: 'Opening', version: 3, speakersVersion: 5, speakers });
const draft = {
  ...{ table: 'sessions', id: 'opening', label: 'Opening', baseVersion: 3, version: 2 },
  ...{ updatedAt: '2026-03-12T08:00:00.000Z', updatedBy: 'yusuf@example.org' },
};
const ofBilal = { personId: bilalId, speakerType: 'keynote', presentationTitle: '' };

beforeEach(() => window.localStorage.clear());

/** Without `input` the session has no draft. */
async function openForm(input?: object) {
  let saved = input && { ...draft, input };
  const calls = fakeGateway({
    '/api/auth/session': signedIn,
    '/api/conferences': [conference],
    [`${path}/sessions/deleted`]: [],
    ...programmeResponses(conference.id, [opening]),
    '/api/sessions/opening': opening,
    'PUT /api/sessions/opening': opening,
    '/api/people': [amina, bilal],
    '/api/conferences/drafts': () => (saved ? [saved] : []),
    [draftPath]: () => saved,
    [`PUT ${draftPath}`]: ({ body }: Call) => {
      saved = { ...draft, ...(body as Pick<DraftWithInput, 'input'>) };
      return saved;
    },
  });
  const { user } = openAdmin(`/admin/conference-management/${conference.id}/sessions`);
  await user.click(await screen.findByRole('button', { name: 'Edit Opening' }));
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return {
    user,
    press,
    showSpeakers: () => user.click(screen.getByRole('tab', { name: /^Details/ })),
    sent: () => writeCalls(calls).map(({ method, path: to, body }) => [method, to, body]),
  };
}
const assigned = () => within(screen.getByRole('region', { name: 'Session Speakers' }));
const inDraft = (list: object[], speakersVersion: number) =>
  expect.objectContaining({ input: expect.objectContaining({ title: 'Opening', speakers: list, speakersVersion }) });

test('a draft keeps the speakers that are not saved yet, and the form closes', async () => {
  const { press, showSpeakers, sent } = await openForm();
  await showSpeakers();
  await press('Remove Amina Rashid');
  await press('More ways to save');
  await press('Save draft');
  expect(await screen.findByText('Draft saved')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent()).toEqual([['PUT', draftPath, inDraft([], 5)]]);
});

test('an edited draft shows its speakers, and what is assigned goes into the draft', async () => {
  const { press, showSpeakers, sent } = await openForm({ title: 'Opening', speakers: [ofBilal], speakersVersion: 4 });
  await showSpeakers();
  expect(await assigned().findByText('Bilal Haddad')).toBeVisible();
  expect(assigned().queryByText('Amina Rashid')).toBeNull();
  await press('Assign Speakers');
  await press('Assign Amina Rashid');
  await press('Done');
  expect(assigned().getByText('These changes are saved with the draft.')).toBeVisible();
  await press('Save draft');
  expect(await screen.findByText('Draft saved')).toBeVisible();
  const ofAmina = { personId: aminaId, speakerType: 'presenter', presentationTitle: '' };
  expect(sent()).toEqual([['PUT', draftPath, inDraft([ofBilal, ofAmina], 4)]]);
});

test('the live version has its own speakers again', async () => {
  const { press, showSpeakers, sent } = await openForm({ title: 'Opening', speakers: [ofBilal], speakersVersion: 4 });
  await showSpeakers();
  await assigned().findByText('Bilal Haddad');
  await press('Back to the live version');
  await showSpeakers();
  expect(await assigned().findByText('Amina Rashid')).toBeVisible();
  await press('Update Session');
  expect(await screen.findByText('Session updated successfully!')).toBeVisible();
  expect(sent()).toEqual([
    ['PUT', '/api/sessions/opening', expect.not.objectContaining({ speakers: expect.anything() })],
  ]);
});
