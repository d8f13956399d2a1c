import { type Translation, translationsOf, translationsPath } from '@majlis/contracts/staff/translations';
import { screen } from '@testing-library/react';
import { type Call, failure, fakeGateway, writeCalls } from './fake-gateway';
import { openAdmin } from './open-admin';
import { aContentEntry, aTimelineEvent, signedIn } from './staff-samples';

const path = '/api/cms/timeline';
export const event = aTimelineEvent();
export const textsPath = translationsOf('cms', 'timeline_events', event.id).path;
export const savePath = `PUT ${translationsPath('cms')}`;
export const bothLanguages = aContentEntry({ key: 'site.languages', content: 'ar, ms' });

/** The description was translated from an original that has changed since. */
export const translation: Translation = {
  language: 'ar',
  version: 2,
  fields: { title: 'التأسيس', description: 'التقى عشرة.' },
  originals: { title: 'Foundation', description: 'Ten people met.' },
  updatedAt: '2026-03-12T08:00:00.000Z',
  updatedBy: 'omar@example.org',
};

export const staleVersion = failure(409, {
  message: 'Changed',
  changed: { by: 'omar@example.org', at: '2026-03-12T09:00:00.000Z' },
  requestId: '1',
});

export function fakeTranslations(responses: Record<string, unknown> = {}): Call[] {
  return fakeGateway({
    '/api/auth/session': signedIn,
    '/api/auth/accounts': [{ email: 'omar@example.org', displayName: 'Omar' }],
    '/api/cms/content': [bothLanguages],
    [path]: [event],
    [`${path}/deleted`]: [],
    [textsPath]: {
      originals: { title: event.title, description: event.description },
      translations: [translation],
      shared: {},
    },
    [savePath]: translation,
    ...responses,
  });
}

/** Opens the form that translates the event into Arabic, or another language. */
export async function openTranslation(responses: Record<string, unknown> = {}, language = 'ar') {
  const calls = fakeTranslations(responses);
  const { user } = openAdmin(`/admin/timeline?edit=${event.id}&language=${language}`);
  const save = await screen.findByRole('button', { name: 'Save translation' });
  return {
    user,
    press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
    save: () => user.click(save),
    field: (name: string) => screen.getByRole('textbox', { name }),
    sent: () => writeCalls(calls).map(({ body }) => body),
  };
}
