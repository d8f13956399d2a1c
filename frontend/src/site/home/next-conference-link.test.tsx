import type { NextConference } from '@majlis/contracts/conferences/conferences';
import { screen, waitFor } from '@testing-library/react';
import { failure, fakeGateway } from '../../testing/fake-gateway';
import { renderPage } from '../../testing/render-page';
import { aConference } from '../../testing/samples';
import { NextConferenceLink } from './hero';

const open = (response: unknown) => {
  fakeGateway({ '/api/conferences/next': response });
  return renderPage(<NextConferenceLink />);
};
const coming = (changes: Partial<NextConference> = {}) =>
  aConference({
    startDate: '2120-03-21T01:00:00Z',
    endDate: '2120-03-23T09:00:00Z',
    city: 'Kuala Lumpur',
    country: 'Malaysia',
    registrationRequired: true,
    registrationDeadline: '2120-02-28T15:59:00Z',
    ...changes,
  });
const link = async () => (await screen.findByRole('link')).textContent;

test('the next conference is named with its dates, its place and the day until which one can register', async () => {
  open(coming());
  expect(await link()).toBe(
    'Next conference Faith and self-government 21–23 March 2120 · Kuala Lumpur, Malaysia Register by 28 February ',
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/conferences/self-government');
});

test.each([
  ['nobody needs to register', { registrationRequired: false }],
  ['the deadline is over', { registrationDeadline: '2020-02-28T15:59:00Z' }],
  ['there is no deadline', { registrationDeadline: null }],
])('the link leads to the conference when %s', async (_case, changes) => {
  open(coming(changes));
  expect(await link()).toMatch(/Malaysia About the conference $/);
});

test('the title has the language of the conference', async () => {
  open(coming({ title: 'Foi et raison', language: 'French' }));
  expect(await screen.findByText('Foi et raison')).toHaveAttribute('lang', 'fr');
});

test('a conference that has begun happens now', async () => {
  open(coming({ startDate: '2020-03-21T01:00:00Z' }));
  expect(await link()).toMatch(/^Happening now /);
});

test.each([
  ['none is coming', null],
  ['it has ended since the response was cached', coming({ endDate: '2020-03-23T09:00:00Z' })],
  ['the response fails', failure(503)],
])('nothing is shown when %s', async (_case, response) => {
  const { container } = open(response);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
