import { act, fireEvent, screen } from '@testing-library/react';
import { openAdmin } from './open-admin';
import { aListedConference, signedIn } from './staff-samples';

export const conferencesPath = '/api/conferences';
export const conferenceManagementPath = '/admin/conference-management';
export const savedConference = aListedConference({
  tags: ['trade', 'law'],
  maxAttendees: 300,
  venue: 'House of Wisdom',
});

export const conferenceFormResponses = {
  '/api/auth/session': signedIn,
  [conferencesPath]: [savedConference],
  [`${conferencesPath}/deleted`]: [],
  [`${conferencesPath}/totals`]: { conferences: 1, published: 1, drafts: 0, speakers: 9 },
};

async function openForm(view: string, saveLabel: string) {
  const opened = openAdmin(`${conferenceManagementPath}/${view}`);
  await screen.findByText(saveLabel, undefined, { timeout: 10_000 });
  return opened;
}
export const openNewConference = () => openForm('create', 'Create Conference');
export const openSavedConference = () => openForm(`${savedConference.id}/edit`, 'Update Conference');

// Finds the field by the text of its label: a query by role checks each of the 400 zones, and one by label walks through the page
// for each label in jsdom.
export const field = (label: RegExp | string) =>
  screen.getByText<HTMLLabelElement>(label, { selector: 'label' }).control as HTMLInputElement;
export const fill = (label: RegExp | string, value: string) => fireEvent.input(field(label), { target: { value } });
export const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name, { selector: 'button' })));
export const tab = (name: RegExp) => screen.getByText(name, { selector: '[role="tab"]' });

export function fillRequired() {
  fill(/^Conference title/, 'Faith & Reason: a dialogue');
  fill(/^Description/, 'Two days of papers.');
  fill(/^Start date and time/, '2026-03-12T09:00');
  fill(/^End date and time/, '2026-03-13T17:00');
}
