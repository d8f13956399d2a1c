import { describeMessage, type Message, message, messageOf } from '@majlis/contracts/shared/messages';
import { act, screen, waitFor } from '@testing-library/react';
import { type core, safeParse } from 'zod';
import { conferenceManagementForms } from '../../../testing/conference-management-forms';
import { failure, fakeGateway } from '../../../testing/fake-gateway';
import { press } from '../../../testing/fill-form';
import { conference, rowId, session } from '../../../testing/form-fixture';
import { openAdmin } from '../../../testing/open-admin';
import { sortableForms } from '../../../testing/sortable-forms';
import { programmeResponses, signedIn } from '../../../testing/staff-samples';
import { schemaFields } from '../../fields/form/contract-fields';
import { formLabels } from '../../shell/form-values';
import { labelsOf } from '../../shell/text';

beforeEach(() => window.localStorage.clear());

const wrongValues = [
  undefined,
  null,
  '',
  'x'.repeat(200_000),
  'a\u0000',
  -1,
  1.5,
  10 ** 9,
  'nonsense',
  '1066-10-14T09:00',
];

/** The messages of the contract that begin with the name of the field. */
const namedErrors = (name: string, field: core.$ZodType): Message[] => {
  const issues = wrongValues.flatMap((value) => safeParse(field, value).error?.issues ?? []);
  const messages = new Map(issues.map((issue) => [issue.message, messageOf({ ...issue, path: [name] })]));
  return [...messages.values()].filter(({ code, params }) =>
    describeMessage(code, { ...params, field: message('other', { text: '(field)' }) }).startsWith('(field) '),
  );
};

const tableOf: Record<string, string> = {
  'hero image': 'hero_images',
  page: 'pages',
  'team member': 'team_members',
  document: 'documents',
  speaker: 'people',
  session: 'sessions',
  conference: 'conferences',
};

const fieldOf = (name: string) => {
  const field = document.querySelector(`form [data-field="${name}"]`);
  if (!field) throw new Error(`No field ${name}`);
  return field;
};

test.each([...sortableForms, ...conferenceManagementForms])(
  'every error of a %s names its field as the form and the history do',
  async (noun, {
    contract,
    pagePath,
    editPagePath,
    apiPath,
    itemApiPath = apiPath,
    second,
    saveLabels,
    toStored,
    fieldsWithoutInput = [],
  }) => {
    let rejected: Record<string, Message> = {};
    const row = {
      ...(toStored ?? ((sent: object) => sent))(second),
      id: rowId,
      version: 1,
      updatedAt: '2026-03-12T08:00:00.000Z',
      updatedBy: 'amina@example.org',
      deletedAt: null,
      isActive: true,
      counts: conference.counts,
    };
    fakeGateway({
      '/api/conferences': [conference],
      ...programmeResponses(conference.id, [session]),
      '/api/people': [],
      '/api/auth/session': signedIn,
      'POST /api/cms/album-thumbnail': { imageUrl: '' },
      [apiPath]: [row],
      [`${apiPath}/deleted`]: [],
      [`PUT ${itemApiPath}/${row.id}`]: () =>
        failure(400, { status: 400, message: 'Please correct the marked fields.', fields: rejected }),
    });
    openAdmin(editPagePath ?? pagePath);
    if (!editPagePath) await press(/^Edit /);
    const save = saveLabels?.[1] ?? 'Save';
    await screen.findByRole('button', { name: save });
    const labels = formLabels(document.querySelector('form'));
    const fields = Object.entries(schemaFields(contract)).filter(
      ([name]) => !fieldsWithoutInput.includes(name) && !(noun === 'document' && name === 'url'),
    );
    const namesBy = (nameOf: (name: string) => string | undefined) =>
      Object.fromEntries(fields.map(([name]) => [name, nameOf(name)]));
    const known = labelsOf(tableOf[noun] ?? '');
    expect(namesBy((name) => known[name])).toEqual(namesBy((name) => labels[name]));

    const rounds = fields.map(([name, field]) => ({ name, messages: namedErrors(name, field) }));
    for (let round = 0; rounds.some(({ messages }) => messages[round]); round += 1) {
      const answered = rounds.filter(({ messages }) => messages[round]);
      rejected = Object.fromEntries(answered.map(({ name, messages }) => [name, messages[round] as Message]));
      await press(save);
      for (const { name } of answered) {
        const shown = await waitFor(() => {
          const error = fieldOf(name).querySelector('.form-field-error')?.textContent;
          expect(error).toMatch(/\w/);
          return error;
        });
        const called = labels[name]?.replace(/ \(.*/, '');
        expect(shown?.startsWith(`${called} `) ? called : shown).toBe(called);
      }
      await act(async () => undefined);
    }
  },
);
