import { expect, test } from '@jest/globals';
import type { Conference } from '@majlis/contracts/conferences';
import { screen, within } from '@testing-library/react';
import { failure, fakeGateway, pending } from '../../testing/fake-gateway';
import { renderPage } from '../../testing/render-page';
import { aConference } from '../../testing/samples';
import { ConferencePage } from './conference-page';

const visit = (answer: unknown) => {
  fakeGateway({ '/api/conferences/slug/self-government': answer, '/api/cms/content': [] });
  renderPage(<ConferencePage />, { at: '/conferences/self-government', path: '/conferences/:slug' });
};
const show = async (changes: Partial<Conference>) => {
  visit(aConference(changes));
  await screen.findByRole('heading', { level: 1, name: 'Faith and self-government' });
};
const card = (name: string) => within(screen.getByRole('region', { name }));

test('it says that the conference is loading', () => {
  visit(pending);
  expect(screen.getByText('Loading conference...')).toBeVisible();
});

test('an unknown conference is said to be unknown', async () => {
  visit(failure(404, { message: 'Conference not found', requestId: '1' }));
  expect(await screen.findByRole('heading', { name: 'Conference not found' })).toBeVisible();
});

test('a failing service is not taken for an unknown conference', async () => {
  visit(failure(503));
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.queryByText('Conference not found')).not.toBeInTheDocument();
});

test('a conference without sessions says that its program will come', async () => {
  await show({ websiteUrl: '' });
  expect(card('Conference Program & Agenda').getByText('Program details will be available soon.')).toBeVisible();
});

test('a program kept elsewhere is linked', async () => {
  await show({ websiteUrl: 'https://example.org/agenda' });
  const agenda = card('Conference Program & Agenda');
  expect(agenda.getByText('The detailed program is available on the following URL.')).toBeVisible();
  expect(agenda.getByRole('link', { name: /^View Full Agenda/ })).toHaveAttribute('href', 'https://example.org/agenda');
});

test('quick navigation offers only links that exist', async () => {
  await show({ papersLink: 'https://example.org/papers' });
  const links = within(screen.getByRole('navigation', { name: 'Quick Navigation' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/conferences/self-government#agenda',
    'https://example.org/papers',
  ]);
});

test('details leave out what is not known', async () => {
  await show({ venue: 'Dewan Tunku', country: '', maxAttendees: 180 });
  const details = card('Conference Details');
  expect(details.getByText('12–14 December 2026')).toBeVisible();
  expect(details.getByText('Dewan Tunku')).toBeVisible();
  expect(details.getByText('Up to 180 attendees')).toBeVisible();
  expect(details.getByText('Academic')).toBeVisible();
  expect(details.queryByText('Country')).not.toBeInTheDocument();
});

test('registration is shown when it is required, with its last day in the zone of the conference', async () => {
  await show({
    registrationRequired: true,
    registrationLink: 'https://example.org/r',
    registrationDeadline: '2026-11-20T17:00:00Z',
  });
  const registration = card('Registration');
  expect(registration.getByText('21 November 2026')).toBeVisible();
  expect(registration.getByRole('link', { name: /^Register Now/ })).toHaveAttribute('href', 'https://example.org/r');
});

test('there is no registration card when none is required', async () => {
  await show({ registrationRequired: false, registrationLink: 'https://example.org/r' });
  expect(screen.queryByRole('region', { name: 'Registration' })).not.toBeInTheDocument();
});

test.each([
  ['https://www.flickr.com/photos/us/albums/shura-in-rabat', 'Shura In Rabat'],
  ['https://www.flickr.com/photos/us/albums/72177720301', 'Photo Gallery'],
  ['not an address', 'Photo Gallery'],
])('the album %s is titled %s', async (flickrAlbumUrl, title) => {
  await show({ flickrAlbumUrl });
  expect(card(title).getByRole('link', { name: /^View Full Gallery/ })).toHaveAttribute('href', flickrAlbumUrl);
});
