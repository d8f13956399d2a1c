import { translationBoard } from '@majlis/contracts/staff/translations';
import { screen, within } from '@testing-library/react';
import { failure, fakeGateway } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aConference } from '../../../testing/samples';
import { signedIn } from '../../../testing/staff-samples';
import { bothLanguages } from '../../../testing/translation-form';

beforeEach(() => window.localStorage.clear());

const conference = aConference();
const gap = { conferenceId: null, missing: 1, outdated: 0 };
const event = { ...gap, table: 'timeline_events', id: 'e1', label: '2011 Foundation', missing: 2 };
const session = { ...gap, table: 'sessions', id: 's1', label: 'Opening', conferenceId: conference.id, outdated: 3 };
const text = { ...gap, table: 'content_entries', id: 'hero.title', label: 'hero.title' };

const boards = (language: string, cms: object[], conferences: object[], page = 1, filter = {}) => ({
  [translationBoard('cms', language, page, filter).path]: { rows: cms, total: cms.length },
  [translationBoard('conferences', language, page, filter).path]: { rows: conferences, total: conferences.length },
});

const base = {
  '/api/auth/session': signedIn,
  '/api/cms/content': [bothLanguages],
  '/api/conferences': [conference],
  ...boards('ar', [event, text], [session]),
};

const listedRows = () => screen.getAllByRole('listitem').flatMap((item) => within(item).queryAllByRole('link'));

test('rows of both services are listed, those with most to do first, each with a link to its translation', async () => {
  fakeGateway(base);
  openAdmin('/admin/translations');
  expect(await screen.findByText('3 rows have something to translate')).toBeVisible();
  const main = within(screen.getByRole('main'));
  const items = main.getAllByRole('listitem').filter((item) => within(item).queryByRole('link'));
  expect(items.map((item) => item.textContent)).toEqual([
    `OpeningSessions · ${conference.title}1 missing3 outdated`,
    '2011 FoundationTimeline2 missing',
    'hero.titleWebsite Content1 missing',
  ]);
  expect(main.getByRole('link', { name: 'Opening' })).toHaveAttribute(
    'href',
    `/admin/conference-management/${conference.id}/sessions?edit=s1&language=ar`,
  );
});

test('the language, a kind and "only outdated" are in the address', async () => {
  const filter = { table: 'sessions', outdated: 'true' };
  fakeGateway({
    ...base,
    ...boards('ms', [event], []),
    ...boards('ms', [], [session], 1, { table: 'sessions' }),
    ...boards('ms', [], [], 1, filter),
  });
  const { user } = openAdmin('/admin/translations');
  await user.click(await screen.findByRole('button', { name: 'Bahasa Melayu' }));
  expect(await screen.findByText('1 row has something to translate')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Sessions');
  expect(await screen.findByRole('link', { name: 'Opening' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Only outdated' }));
  expect(await screen.findByText('Nothing to do here.')).toBeVisible();
  expect(window.location.search).toBe('?language=ms&kind=sessions&outdated=only');
});

test('further rows are loaded when asked for', async () => {
  const more = { ...event, id: 'e2', label: '2012 Growth', missing: 1 };
  fakeGateway({
    ...base,
    [translationBoard('cms', 'ar').path]: { rows: [event], total: 51 },
    [translationBoard('cms', 'ar', 2).path]: { rows: [more], total: 51 },
    [translationBoard('conferences', 'ar', 2).path]: { rows: [], total: 1 },
  });
  const { user } = openAdmin('/admin/translations');
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('link', { name: '2012 Growth' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(listedRows().filter((link) => link.getAttribute('href')?.includes('edit='))).toHaveLength(3);
});

test('a site whose texts are all translated says so', async () => {
  fakeGateway({ ...base, ...boards('ar', [], []) });
  openAdmin('/admin/translations');
  expect(await screen.findByText('Everything is translated.')).toBeVisible();
});

test('without another language a press leads to the text that has them', async () => {
  fakeGateway({ ...base, '/api/cms/content': [] });
  const { user } = openAdmin('/admin/translations');
  expect(await screen.findByText('The site is in English only')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose languages' }));
  expect(await screen.findByRole('checkbox', { name: 'العربية' })).not.toBeChecked();
});

test('when a service does not respond, the rows of the other are listed, and those missing are asked for again', async () => {
  const path = translationBoard('cms', 'ar').path;
  let isDown = true;
  fakeGateway({ ...base, [path]: () => (isDown ? failure(400) : { rows: [event], total: 1 }) });
  const { user } = openAdmin('/admin/translations');
  expect(await screen.findByText('A part of the list could not be loaded.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Opening' })).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: '2011 Foundation' })).toBeVisible();
});
