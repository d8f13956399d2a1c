import { screen, within } from '@testing-library/react';
import { failure, fakeGateway, writeCalls } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aConferencePartner } from '../../../testing/samples';
import { aListedConference, aMediaFile, aMediaPage, signedIn } from '../../../testing/staff-samples';
import { storeInput } from '../../shell/unsaved-input';

const conference = aListedConference();
const path = `/api/conferences/${conference.id}/partners`;
const partner = aConferencePartner({
  logoUrl: '/images/partners/0a1b2c-400x200.webp',
  websiteUrl: 'https://www.wisdom.example.org/',
  tier: 'gold',
});
const stored = '/images/partners/0d0e0f-800x400.webp';
const base = {
  '/api/auth/session': signedIn,
  '/api/conferences': [conference],
  [path]: [partner],
  [`${path}/deleted`]: [],
};
const nameField = () => screen.getByRole('textbox', { name: 'Name' });

beforeEach(() => window.localStorage.clear());

async function openPartners() {
  const opened = openAdmin(`/admin/conference-management/${conference.id}/partners`);
  await screen.findByRole('heading', { level: 2, name: 'Partners' });
  return opened;
}

test('a partner is listed with its tier and website', async () => {
  fakeGateway(base);
  await openPartners();
  const row = await screen.findByRole('row', { name: /House of Wisdom/ });
  expect(within(row).getByText('Gold')).toBeVisible();
  expect(within(row).getByRole('link', { name: /^wisdom\.example\.org/ })).toHaveAttribute('href', partner.websiteUrl);
});

test('tiers are listed by name from Host to Media, and a new partner is a supporter', async () => {
  fakeGateway(base);
  const { user } = await openPartners();
  await user.click(screen.getByRole('button', { name: 'Add partner' }));
  const tier = screen.getByRole('combobox', { name: 'Tier' });
  const names = within(tier)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Host', 'Platinum', 'Gold', 'Silver', 'Bronze', 'Supporter', 'Media']);
  expect(tier).toHaveDisplayValue('Supporter');
});

test('a partner is saved to this conference with a stored logo', async () => {
  const calls = fakeGateway({
    ...base,
    '/api/cms/media?kind=picture&folder=partners': aMediaPage(aMediaFile({ url: stored, name: 'Banyan logo.png' })),
    [`POST ${path}`]: aConferencePartner({ order: 1 }),
  });
  const { user } = await openPartners();
  await user.click(screen.getByRole('button', { name: 'Add partner' }));
  await user.type(nameField(), 'Banyan');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tier' }), 'Host');
  await user.click(screen.getByRole('button', { name: 'Choose from Media' }));
  await user.click(await screen.findByRole('button', { name: 'Banyan logo.png' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Partner saved successfully')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([
    { body: { name: 'Banyan', logoUrl: stored, websiteUrl: '', tier: 'host', order: 1, isActive: true } },
  ]);
});

test('a partner needs no logo, and a name', async () => {
  const calls = fakeGateway({ ...base, [`PUT ${path}/${partner.id}`]: partner });
  const { user } = await openPartners();
  await user.click(await screen.findByRole('button', { name: 'Edit House of Wisdom' }));
  await user.click(screen.getByRole('button', { name: 'Remove logo' }));
  await user.clear(nameField());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Name is required')).toBeVisible();
  expect(nameField()).toHaveFocus();
  await user.type(nameField(), 'Bayt al-Hikma');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Partner updated successfully')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([
    { body: { name: 'Bayt al-Hikma', logoUrl: '', tier: 'gold' }, headers: { 'If-Match': '"3"' } },
  ]);
});

test('a failed save of a partner shows an error and keeps the input', async () => {
  fakeGateway({ ...base, [`POST ${path}`]: failure(503) });
  const { user } = await openPartners();
  await user.click(screen.getByRole('button', { name: 'Add partner' }));
  await user.type(nameField(), 'Banyan');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to save partner')).toBeVisible();
  expect(nameField()).toHaveValue('Banyan');
});

test('a stale edit shows the saved version and can overwrite it', async () => {
  const serverVersion = { ...partner, name: 'Dar al-Hikma', version: 4, updatedBy: 'yusuf@example.org' };
  let isChanged = false;
  const changed = { by: serverVersion.updatedBy, at: serverVersion.updatedAt };
  const calls = fakeGateway({
    ...base,
    [path]: () => (isChanged ? [serverVersion] : [partner]),
    [`PUT ${path}/${partner.id}`]: ({ headers }: { headers: Record<string, string> }) => {
      isChanged = true;
      return headers['If-Match'] === '"4"'
        ? serverVersion
        : failure(409, { message: 'Stale', changed, requestId: '1' });
    },
  });
  const { user } = await openPartners();
  await user.click(await screen.findByRole('button', { name: 'Edit House of Wisdom' }));
  await user.type(nameField(), ' in Fes');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/yusuf@example.org changed this partner/)).toBeVisible();
  expect(screen.getByText('Dar al-Hikma', { selector: 'dd span' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Partner updated successfully')).toBeVisible();
  expect(writeCalls(calls).at(-1)).toMatchObject({ body: { name: 'House of Wisdom in Fes' } });
});

test('a deleted partner can be restored from the toast', async () => {
  const calls = fakeGateway({
    ...base,
    [`DELETE ${path}/${partner.id}`]: '',
    'POST /api/conferences/changes/change-1/undo': '',
  });
  const { user } = await openPartners();
  await user.click(await screen.findByRole('button', { name: 'Delete House of Wisdom' }));
  const question = screen.getByRole('dialog', { name: 'Are you sure you want to delete this partner?' });
  await user.click(within(question).getByRole('button', { name: 'Delete House of Wisdom' }));
  expect(await screen.findByText('Partner deleted successfully')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(writeCalls(calls)).toHaveLength(2);
});

function storeUnsavedPartner(conferenceId: string) {
  const draft = { values: { name: 'Banyan' }, typedAt: new Date().toISOString() };
  storeInput('1', `conference-partners/${conferenceId}/+`, 'earlier', draft);
}

test('unsaved input is offered again for the same conference', async () => {
  fakeGateway(base);
  storeUnsavedPartner(conference.id);
  const { user } = await openPartners();
  await user.click(await screen.findByRole('button', { name: 'Continue: new partner' }));
  expect(nameField()).toHaveValue('Banyan');
});

test('unsaved input of another conference is not offered', async () => {
  fakeGateway({ ...base, [path]: [] });
  storeUnsavedPartner('7f6b6c1e-52a1-4e2c-9a3f-0d6d7f0a1b2c');
  await openPartners();
  expect(await screen.findByText('No partners yet')).toBeVisible();
  expect(screen.queryByText('Unsaved changes were kept.')).not.toBeInTheDocument();
});
