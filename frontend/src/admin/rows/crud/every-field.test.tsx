import { documents } from '@majlis/contracts/conferences/documents.schema';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ZodType } from 'zod';
import { conferenceManagementForms } from '../../../testing/conference-management-forms';
import { type Call, fakeGateway, writeCalls } from '../../../testing/fake-gateway';
import { fillField, press } from '../../../testing/fill-form';
import { conference, type FormFixture, image, rowId, session } from '../../../testing/form-fixture';
import { openAdmin } from '../../../testing/open-admin';
import { sortableForms } from '../../../testing/sortable-forms';
import { aMediaFile, aMediaPage, programmeResponses, signedIn } from '../../../testing/staff-samples';
import { schemaFields } from '../../fields/form/contract-fields';

type Values = Record<string, unknown>;

const row = {
  id: rowId,
  version: 1,
  updatedAt: '2026-03-12T08:00:00.000Z',
  updatedBy: 'amina@example.org',
  deletedAt: null,
  isActive: true,
  counts: conference.counts,
};

const storedImages = (folder: string) =>
  aMediaPage(
    ...['a', 'b'].map((name) => aMediaFile({ id: name, url: image(folder, name), name: image(folder, name) })),
  );
const folders = ['carousel', 'partners', 'testimonials', 'team', 'speakers', 'conferences', 'content'];

const isRowWrite = ({ path }: Call) => !path.includes('thumbnail');

/** Opens a page with these rows and returns the recorded requests. */
function openPage({ apiPath, itemApiPath = apiPath }: FormFixture, at: string, rows: Values[]): Call[] {
  const calls = fakeGateway({
    '/api/conferences': [conference],
    ...Object.fromEntries(
      folders.map((folder) => [`/api/cms/media?kind=picture&folder=${folder}`, storedImages(folder)]),
    ),
    ...programmeResponses(conference.id, [session]),
    '/api/people': [],
    '/api/auth/session': signedIn,
    'POST /api/cms/album-thumbnail': { imageUrl: '' },
    [apiPath]: rows,
    [`${apiPath}/deleted`]: [],
    [`POST ${apiPath}`]: row,
    [`PUT ${itemApiPath}/${row.id}`]: row,
  });
  openAdmin(at);
  return calls;
}

/** Multipart fields are text, so values other than strings are sent as JSON. */
const parsePart = (part: unknown): unknown =>
  typeof part === 'string' && /^(\[|\d+$)/.test(part) ? JSON.parse(part) : part;

/** Fills in the fields, saves, and returns what the service would store. */
async function fillAndSave(fixture: FormFixture, values: Values, save: string, calls: Call[]): Promise<Values> {
  for (const [name, value] of Object.entries(values)) await fillField(name, value);
  await press(save);
  await waitFor(() => expect(writeCalls(calls).some(isRowWrite)).toBe(true));
  const body: object = writeCalls(calls).find(isRowWrite)?.body ?? {};
  const sent: Values = Object.fromEntries(Object.entries(body));
  const isForm = Object.values(sent).some((part) => part instanceof File);
  const { toStored = (same) => same } = fixture;
  return toStored(
    isForm ? Object.fromEntries(Object.entries(sent).map(([name, part]) => [name, parsePart(part)])) : sent,
  );
}

beforeEach(() => window.localStorage.clear());
globalThis.createImageBitmap = () => Promise.reject(new Error('No pictures here'));

test.each([...sortableForms, ...conferenceManagementForms])(
  'every field of a %s is sent as filled in, shown again and can be changed',
  async (_noun, fixture) => {
    const {
      contract,
      newContract = contract,
      first,
      second,
      fieldsWithoutInput = [],
      saveLabels = ['Save', 'Save'],
    } = fixture;
    const { toStored = (sent) => sent } = fixture;
    const fieldsIn = (of: ZodType) =>
      Object.keys(schemaFields(of)).filter((name) => !fieldsWithoutInput.includes(name));
    const only = (names: string[], values: Values) =>
      Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
    expect({ fields: Object.keys(first).sort() }).toEqual({ fields: fieldsIn(newContract).sort() });
    expect({ fields: Object.keys(second).sort() }).toEqual({ fields: fieldsIn(contract).sort() });

    const adding = openPage(fixture, fixture.pagePath, []);
    if (fixture.addButton) await press(fixture.addButton);
    await screen.findByRole('button', { name: saveLabels[0] });
    if (contract === documents.input) fireEvent.click(screen.getByRole('radio', { name: 'Give a link' }));
    const created = await fillAndSave(fixture, first, saveLabels[0], adding);
    expect(only(fieldsIn(newContract), created)).toEqual(only(fieldsIn(newContract), toStored(first)));
    cleanup();

    const storedRow = { ...row, ...created };
    const names = fieldsIn(contract);
    const edits: [Values, Values][] = [
      [{}, storedRow],
      [second, toStored(second)],
    ];
    for (const [values, expected] of edits) {
      const editing = openPage(fixture, fixture.editPagePath ?? fixture.pagePath, [storedRow]);
      if (!fixture.editPagePath) await press(/^Edit /);
      await screen.findByRole('button', { name: saveLabels[1] });
      const changed = await fillAndSave(fixture, values, saveLabels[1], editing);
      expect(only(names, changed)).toEqual(only(names, expected));
      cleanup();
    }
  },
);
