import type { Draft, DraftWithInput, ScheduledChange } from '@majlis/contracts/staff/drafts';
import { screen } from '@testing-library/react';
import { type Call, failure, fakeGateway, writeCalls } from './fake-gateway';
import { openAdmin } from './open-admin';
import { aPartner, signedIn } from './staff-samples';

const path = '/api/cms/footer-partners';
export const partner = aPartner({ version: 3 });
const { id, name, logoUrl, websiteUrl, order, isActive } = partner;

export { id as partnerId, name as partnerName };
export const draftPath = `/api/cms/drafts/partners/${id}`;
export const input = { name: 'Academy', logoUrl, websiteUrl, order, isActive };
export const draft: DraftWithInput = {
  table: 'partners',
  id,
  label: name,
  baseVersion: 3,
  version: 2,
  updatedAt: '2026-03-12T08:00:00.000Z',
  updatedBy: 'yusuf@example.org',
  input,
};
export const scheduled: ScheduledChange = {
  scheduleId: 's1',
  table: 'partners',
  id,
  label: name,
  action: 'unpublish',
  at: '2031-03-12T01:00:00.000Z',
  timezone: 'Asia/Kuala_Lumpur',
  createdBy: 'yusuf@example.org',
  error: null,
};
const changed = { by: 'omar@example.org', at: '2026-03-12T09:00:00.000Z' };
export const conflict = failure(409, { message: 'Changed', changed, requestId: '1' });

type World = { stored?: DraftWithInput | null; responses?: object; rows?: object[]; schedule?: ScheduledChange[] };

export function fakeDrafts({ stored = draft, responses, rows = [partner], schedule = [] }: World = {}) {
  let saved = stored;
  return fakeGateway({
    '/api/auth/session': signedIn,
    '/api/auth/accounts': [
      { email: 'yusuf@example.org', displayName: 'Yusuf' },
      { email: 'omar@example.org', displayName: 'Omar' },
    ],
    [path]: rows,
    [`${path}/deleted`]: [],
    '/api/cms/drafts': (): Draft[] => (saved ? [saved] : []),
    '/api/cms/schedule': schedule,
    [draftPath]: () => saved ?? failure(404),
    [`PUT ${draftPath}`]: ({ body }: Call) => {
      saved = { ...draft, ...(body as Pick<DraftWithInput, 'input' | 'baseVersion'>), version: draft.version + 1 };
      return saved;
    },
    [`DELETE ${draftPath}`]: () => {
      saved = null;
      return '';
    },
    [`POST ${draftPath}/publish`]: () => {
      saved = null;
      return '';
    },
    [`${path}/${id}/history?limit=1`]: {
      versions: [
        { changeId: 'a', at: changed.at, actor: changed.by, operation: 'update', fields: [], values: partner },
      ],
      hasOlder: true,
    },
    ...responses,
  });
}

export async function openDraftForm(world?: World) {
  const calls = fakeDrafts(world);
  const { user } = openAdmin('/admin/partners');
  await user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  const press = async (label: string) => user.click(await screen.findByRole('button', { name: label }));
  const choose = async (label: string) => {
    await press('More ways to save');
    await press(label);
  };
  const nameField = () => screen.getByRole('textbox', { name: 'Name' });
  const type = async (text: string) => {
    await user.clear(nameField());
    await user.type(nameField(), text);
  };
  const sent = () =>
    writeCalls(calls).map(({ method, path: to, body, headers }) => [method, to, body, headers['If-Match']]);
  return { user, press, choose, nameField, type, sent };
}
