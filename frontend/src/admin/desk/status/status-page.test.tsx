import { screen, within } from '@testing-library/react';
import { failure, fakeGateway, pending } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aBackup, aFeedSource, aServiceInstance, aSystemStatus, signedIn } from '../../../testing/staff-samples';

const responses = (status: unknown, changes: Record<string, unknown> = {}) => ({
  '/api/auth/session': signedIn,
  '/api/cms/status': status,
  '/api/feeds/sources': [aFeedSource()],
  ...changes,
});
const overallStatus = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const panel = (name: string) => screen.getByRole('region', { name });
const serviceRow = (name: string) => screen.getByText(name, { selector: '.part code' }).closest('li') as HTMLElement;

test('one line tells that everything works, with the details below', async () => {
  fakeGateway(responses(aSystemStatus()));
  openAdmin('/admin/status');
  await overallStatus('Everything works.');
  expect(serviceRow('cms')).toHaveTextContent(
    /Content and sign-in.*Working.*Started 3 days ago \(.*\), 96 MB, longest pause 12 ms/,
  );
  expect(serviceRow('postgres')).toHaveTextContent(
    'PostgreSQL 18.1, 84 MB, responds in 3 ms, 31 of 100 connections in use',
  );
  expect(serviceRow('objectstore')).toHaveTextContent('Working');
  expect(panel('Pages')).toHaveTextContent(/Up to dateFiles1,204Last change10 minutes ago/);
  expect(panel('Backups')).toHaveTextContent(
    /Up to dateLast backup2 hours ago.*Size412 MB, with 318 images and documents.*Off-sites3\.example\.org/,
  );
  expect(panel('Feeds')).toHaveTextContent(/journal\.example Research.*Up to date/);
  expect(panel('Version')).toHaveTextContent(/Majlis 0\.1\.0All services run this version\.Time zones of \d{4}a\./);
  expect(screen.getByRole('link', { name: 'Status' })).toHaveAttribute('aria-current', 'page');
});

test('old time zones are named', async () => {
  const services = aSystemStatus().services.map(({ name }) => ({
    name,
    instances: [aServiceInstance({ timeZones: '2024b' })],
  }));
  fakeGateway(responses(aSystemStatus({ services })));
  openAdmin('/admin/status');
  await overallStatus('Everything works.');
  expect(panel('Version')).toHaveTextContent('Time zones of 2024b, probably out of date.');
});

test('an outage is shown at the top with what to do, and in its panel below', async () => {
  const instances = [aServiceInstance(), aServiceInstance({ instance: 'b', isAlive: false })];
  const reason = 'x'.repeat(400);
  const pages = { files: 3, pending: 9, activeSince: null, lastChangedAt: null, failed: 7 };
  const failures = [{ path: '/about', reason, since: new Date().toISOString() }];
  const services = aSystemStatus().services.map((service) =>
    service.name === 'feeds' ? { ...service, instances } : service,
  );
  const status = aSystemStatus({
    services,
    objectStore: { isReachable: false, ms: 2_000 },
    pages: { ...pages, failures },
  });
  fakeGateway(responses(status, { '/api/feeds/sources': failure(502) }));
  openAdmin('/admin/status');
  const top = (await overallStatus('Two things do not work, and one should be checked.')).closest(
    'section',
  ) as HTMLElement;
  expect(
    within(top)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Does not workThe storage for images.*make logs/),
    expect.stringMatching(/^Does not workSome pages could not be updated/),
    expect.stringMatching(/^Check thisOne of two instances of feeds has not responded/),
  ]);
  expect(serviceRow('feeds')).toHaveTextContent(/1 of 2 instances working.*Last seen /);
  expect(panel('Pages')).toHaveTextContent(/7 could not be updated.*\/about.*x{400}.*and 6 more/);
  expect(panel('Feeds')).toHaveTextContent('The feeds service is not responding');
});

test('two versions are shown during an upgrade', async () => {
  const [first, ...others] = aSystemStatus().services;
  const instances = [
    aServiceInstance(),
    aServiceInstance({ instance: 'new', version: '0.2.0', startedAt: new Date().toISOString() }),
  ];
  fakeGateway(responses(aSystemStatus({ services: first ? [{ ...first, instances }, ...others] : [] })));
  openAdmin('/admin/status');
  await overallStatus('Everything works.');
  expect(panel('Version')).toHaveTextContent('0.1.0 and 0.2.0 run side by side');
  expect(serviceRow('cms')).toHaveTextContent(/Working, two instances.*version 0\.1\.0.*version 0\.2\.0/);
});

test.each([
  [true, 'Everything works. One thing should be checked.', /No backup yet.*Run make backup to make the first one/],
  [false, 'Everything works.', /Not used here.*Where Majlis runs in containers, make backup/],
])('without a backup (expected: %s) the panel tells how to make one', async (areExpected, title, words) => {
  fakeGateway(responses(aSystemStatus({ backups: { areExpected, stored: null, failed: null, runningSince: null } })));
  openAdmin('/admin/status');
  await overallStatus(title);
  expect(panel('Backups')).toHaveTextContent(words);
});

test('a failed backup is shown beside the last successful one', async () => {
  const failed = { at: new Date(Date.now() - 3_600_000).toISOString(), message: 'No space left on device' };
  const stored = aBackup({ offSite: null, bytes: null, file: null });
  fakeGateway(responses(aSystemStatus({ backups: { areExpected: true, stored, failed, runningSince: null } })));
  openAdmin('/admin/status');
  await overallStatus('One thing does not work.');
  expect(panel('Backups')).toHaveTextContent(
    /The last backup failedLast backup2 hours ago.*Off-siteNo, stored on this server only.*Last failure1 hour ago.*No space left on device/,
  );
});

test('a refresh that fails keeps the data that was loaded before', async () => {
  const state: { response: unknown } = { response: aSystemStatus() };
  fakeGateway(responses(() => state.response));
  const { user } = openAdmin('/admin/status');
  await overallStatus('Everything works.');
  const refresh = screen.getByRole('button', { name: 'Refresh' });
  state.response = failure(502);
  await user.click(refresh);
  expect(await screen.findByText('The service for content and sign-in (cms) is not responding.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Everything works.' })).toBeVisible();
  state.response = aSystemStatus({ objectStore: { isReachable: false, ms: 5 } });
  await user.click(refresh);
  await overallStatus('One thing does not work.');
  expect(screen.queryByText(/The data below is from/)).toBeNull();
});

test.each([
  [502, 'The service for content and sign-in (cms) is not responding.'],
  [503, 'The database is not responding.'],
])('a first response of %d shows the reason and can be retried', async (code, reason) => {
  const state: { response: unknown } = { response: failure(code) };
  fakeGateway(responses(() => state.response));
  const { user } = openAdmin('/admin/status');
  await overallStatus('The status could not be loaded.');
  expect(screen.getByText(reason)).toBeVisible();
  state.response = aSystemStatus();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await overallStatus('Everything works.');
});

test('a message is shown while the status is loading', async () => {
  fakeGateway(responses(pending));
  openAdmin('/admin/status');
  expect(await screen.findByText('Loading the status...')).toBeInTheDocument();
});
