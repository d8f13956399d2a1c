import { screen } from '@testing-library/react';
import {
  conferenceFormResponses,
  conferencesPath,
  field,
  openNewConference,
  openSavedConference,
  savedConference,
} from '../../../../testing/conference-form';
import { fakeGateway } from '../../../../testing/fake-gateway';

beforeEach(() => window.localStorage.clear());

const offeredZones = () => [...field('Timezone').querySelectorAll('option')].map(({ value }) => value);

test('zones are listed once, by their current names', async () => {
  fakeGateway(conferenceFormResponses);
  await openNewConference();
  const zones = offeredZones();
  expect(zones).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Europe/Kyiv', 'Asia/Ho_Chi_Minh', 'Pacific/Chuuk']));
  expect(zones.filter((zone) => /Calcutta|Kiev|Saigon|Truk|Asmera/.test(zone))).toEqual([]);
  expect(new Set(zones).size).toBe(zones.length);
});

test.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['US/Pacific', 'America/Los_Angeles'],
])('the zone %s is chosen by its present name', async (timezone, present) => {
  fakeGateway({ ...conferenceFormResponses, [conferencesPath]: [{ ...savedConference, timezone }] });
  await openSavedConference();
  expect(field('Timezone')).toHaveValue(present);
  expect(offeredZones()).not.toContain(timezone);
  expect(screen.queryByText(/local times/)).toBeNull();
});
