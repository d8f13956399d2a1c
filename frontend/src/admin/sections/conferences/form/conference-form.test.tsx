import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  conferenceFormResponses,
  conferenceManagementPath,
  conferencesPath,
  field,
  fill,
  fillRequired,
  openNewConference,
  openSavedConference,
  press,
  savedConference,
  tab,
} from '../../../../testing/conference-form';
import { failure, fakeGateway, writeCalls } from '../../../../testing/fake-gateway';

const album = 'https://www.flickr.com/photos/majlis/albums/7217';
const picture = '/images/conferences/0a1b2c-800x600.webp';

beforeEach(() => window.localStorage.clear());

test('a new conference starts with the defaults and is sent completely, with local times', async () => {
  const calls = fakeGateway({ ...conferenceFormResponses, [`POST ${conferencesPath}`]: savedConference });
  const { currentPath } = await openNewConference();
  expect(field(/^Conference type/)).toHaveValue('academic');
  expect(field(/^Status/)).toHaveValue('draft');
  expect(field('Timezone')).toHaveValue('UTC');
  expect(field('Language')).toHaveValue('English');
  expect(field('Display order')).toHaveValue(0);
  expect(field('Registration required')).toBeChecked();
  expect(field('Virtual conference')).not.toBeChecked();
  fillRequired();
  fireEvent.change(field('Timezone'), { target: { value: 'Asia/Kuala_Lumpur' } });
  fill('Tags (comma-separated)', ' trade,, law ');
  await press('Create Conference');
  expect(await screen.findByText('Conference created successfully!')).toBeVisible();
  expect(currentPath()).toBe(conferenceManagementPath);
  const [{ body } = { body: {} }] = writeCalls(calls);
  expect(body).toMatchObject({
    title: 'Faith & Reason: a dialogue',
    slug: 'faith-reason-a-dialogue',
    startDate: '2026-03-12T01:00:00.000Z',
    endDate: '2026-03-13T09:00:00.000Z',
    timezone: 'Asia/Kuala_Lumpur',
    tags: ['trade', 'law'],
    maxAttendees: null,
    registrationDeadline: null,
    programReleaseDate: null,
    displayOrder: 0,
    currentAttendees: 0,
    registrationRequired: true,
    status: 'draft',
  });
  expect(Object.keys(body as object).sort()).toContain('flickrAlbumUrl');
});

test('the slug follows the title until a slug is typed', async () => {
  fakeGateway(conferenceFormResponses);
  await openNewConference();
  fill(/^Conference title/, 'Women’s rights  -  then & now');
  expect(field(/^Slug/)).toHaveValue('womens-rights-then-now');
  expect(screen.getByText('/conferences/womens-rights-then-now')).toBeVisible();
  fireEvent.change(field(/^Slug/), { target: { value: 'rights' } });
  fill(/^Conference title/, 'Another title');
  expect(field(/^Slug/)).toHaveValue('rights');
  fireEvent.change(field(/^Slug/), { target: { value: '' } });
  fill(/^Conference title/, 'A third title');
  expect(field(/^Slug/)).toHaveValue('a-third-title');
});

test('the slug of a published conference does not follow its title', async () => {
  fakeGateway(conferenceFormResponses);
  await openSavedConference();
  fill(/^Conference title/, 'Another title');
  expect(field(/^Slug/)).toHaveValue('self-government');
});

test('all missing fields are marked at once, and the first is focused', async () => {
  const calls = fakeGateway(conferenceFormResponses);
  const { user } = await openNewConference();
  await user.click(tab(/^Registration/));
  await press('Create Conference');
  expect(tab(/^Basic Info/)).toHaveAttribute('aria-selected', 'true');
  expect(field(/^Conference title/)).toHaveFocus();
  for (const label of ['Conference title', 'Slug', 'Description', 'Start date and time', 'End date and time'])
    expect(screen.getByText(`${label} is required`)).toBeVisible();
  expect(tab(/^Basic Info/)).toHaveTextContent('5 errors');
  expect(writeCalls(calls)).toEqual([]);
});

test('an error on another tab opens that tab, also if the server reports it', async () => {
  const taken = { message: 'Not valid', fields: { registrationDeadline: 'Too late' }, requestId: '1' };
  fakeGateway({ ...conferenceFormResponses, [`PUT ${conferencesPath}/${savedConference.id}`]: failure(400, taken) });
  await openSavedConference();
  fill('Contact email', 'nobody');
  await press('Update Conference');
  expect(tab(/^Details/)).toHaveAttribute('aria-selected', 'true');
  expect(field('Contact email')).toHaveFocus();
  fill('Contact email', 'amina@example.org');
  await press('Update Conference');
  expect(await screen.findByText('Failed to update conference')).toBeVisible();
  expect(tab(/^Registration/)).toHaveAttribute('aria-selected', 'true');
  // The field is hidden while no registration is required, but its error must be visible.
  expect(field('Registration deadline')).toHaveFocus();
});

test('the arrow keys move between the tabs', async () => {
  fakeGateway(conferenceFormResponses);
  const { user } = await openNewConference();
  await user.click(tab(/^Basic Info/));
  await user.keyboard('{ArrowLeft}');
  expect(tab(/^SEO & Meta/)).toHaveFocus();
  expect(field('Meta title')).toBeVisible();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(tab(/^Details/)).toHaveAttribute('aria-selected', 'true');
});

test('switches show and hide their fields, which keep their values', async () => {
  const calls = fakeGateway({
    ...conferenceFormResponses,
    [`PUT ${conferencesPath}/${savedConference.id}`]: savedConference,
  });
  const { user } = await openSavedConference();
  await user.click(tab(/^Venue/));
  expect(field('Venue name')).toBeVisible();
  expect(field('Meeting link')).not.toBeVisible();
  await user.click(field('Virtual conference'));
  expect(field('Venue name')).not.toBeVisible();
  expect(field('Meeting link')).toBeVisible();
  await user.click(tab(/^Details/));
  expect(field('Abstract deadline')).not.toBeVisible();
  await user.click(field('Call for papers'));
  expect(field('Abstract deadline')).toBeVisible();
  await user.click(tab(/^Registration/));
  expect(screen.getByPlaceholderText('Leave empty for no limit')).not.toBeVisible();
  await user.click(field('Registration required'));
  expect(screen.getByPlaceholderText('Leave empty for no limit')).toBeVisible();
  await press('Update Conference');
  expect(await screen.findByText('Conference updated successfully!')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([
    { body: { isVirtual: true, venue: 'House of Wisdom', callForPapers: true, maxAttendees: 300 } },
  ]);
});

test("times are shown in the conference's zone and stay unchanged", async () => {
  const calls = fakeGateway({
    ...conferenceFormResponses,
    [`PUT ${conferencesPath}/${savedConference.id}`]: savedConference,
  });
  const { currentPath } = await openSavedConference();
  expect(field(/^Start date and time/)).toHaveValue('2026-12-12T09:00');
  fill('Subtitle', 'Papers');
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  expect(await screen.findByText('Conference updated successfully!')).toBeVisible();
  expect(currentPath()).toBe(conferenceManagementPath);
  expect(writeCalls(calls)).toMatchObject([
    {
      body: { startDate: savedConference.startDate, endDate: savedConference.endDate },
      headers: { 'If-Match': '"3"' },
    },
  ]);
});

test('another zone keeps the local times and says that sessions keep theirs', async () => {
  const calls = fakeGateway({
    ...conferenceFormResponses,
    [`PUT ${conferencesPath}/${savedConference.id}`]: savedConference,
  });
  await openSavedConference();
  expect(screen.queryByText(/Sessions keep their local times/)).toBeNull();
  fireEvent.change(field('Timezone'), { target: { value: 'Europe/London' } });
  fireEvent.input(field('Timezone'));
  expect(screen.getByText(/Sessions keep their local times/)).toBeVisible();
  await press('Update Conference');
  await waitFor(() =>
    expect(writeCalls(calls)).toMatchObject([
      { body: { startDate: '2026-12-12T09:00:00.000Z', timezone: 'Europe/London' } },
    ]),
  );
});

test("the album's cover is shown when its URL field loses the focus, and saved", async () => {
  const calls = fakeGateway({
    ...conferenceFormResponses,
    'POST /api/cms/album-thumbnail': { imageUrl: picture },
    [`PUT ${conferencesPath}/${savedConference.id}`]: savedConference,
  });
  await openSavedConference();
  fill(/^Photo album URL/, album);
  fireEvent.blur(field(/^Photo album URL/));
  expect(await screen.findByAltText('Album cover')).toHaveAttribute('src', picture);
  await press('Update Conference');
  await waitFor(() =>
    expect(writeCalls(calls)).toMatchObject([
      { body: { url: album } },
      { body: { flickrAlbumUrl: album, albumThumbnail: picture } },
    ]),
  );
});

test('an album saved before its cover has loaded still gets it; one without a cover saves, too', async () => {
  let response: unknown = { imageUrl: picture };
  const calls = fakeGateway({
    ...conferenceFormResponses,
    'POST /api/cms/album-thumbnail': () => response,
    [`PUT ${conferencesPath}/${savedConference.id}`]: failure(500),
  });
  await openSavedConference();
  fill(/^Photo album URL/, album);
  await press('Update Conference');
  await waitFor(() => expect(writeCalls(calls).at(-1)).toMatchObject({ body: { albumThumbnail: picture } }));
  await screen.findByText('Failed to update conference');
  response = failure(502);
  fill(/^Photo album URL/, `${album}8`);
  await press('Update Conference');
  await waitFor(() => expect(writeCalls(calls).at(-1)).toMatchObject({ body: { albumThumbnail: '' } }));
});

test('the length meters advise and do not block saving', async () => {
  fakeGateway(conferenceFormResponses);
  await openNewConference();
  fill('Meta title', 'x'.repeat(55));
  expect(screen.getByText('55 characters, good length')).toBeInTheDocument();
  fill('Meta description', 'x'.repeat(161));
  expect(screen.getByText('161 characters, may be cut off')).toBeInTheDocument();
  expect(screen.getByText(/^Recommended: 150-160 characters/)).toBeInTheDocument();
});

test('common time zones come first, then all others', async () => {
  fakeGateway(conferenceFormResponses);
  await openNewConference();
  const [first, others] = field('Timezone').querySelectorAll('optgroup');
  const offered = within(first as HTMLElement).getAllByText(/./, { selector: 'option' });
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    ...['UTC', 'America/New York', 'America/Chicago', 'America/Denver', 'America/Los Angeles'],
    ...['Europe/London', 'Europe/Paris', 'Asia/Tokyo', 'Asia/Kuala Lumpur'],
  ]);
  expect(others?.querySelectorAll('option').length).toBeGreaterThan(300);
});
