import { screen } from '@testing-library/react';
import type { Call } from '../../../testing/fake-gateway';
import {
  event,
  openTranslation,
  savePath,
  staleVersion,
  textsPath,
  translation,
} from '../../../testing/translation-form';

beforeEach(() => window.localStorage.clear());

/** Types a title after another person has saved these fields. */
async function typeTitle(fields: object, updatedBy = 'omar@example.org') {
  let isSaved = false;
  const theirs = { ...translation, version: 5, updatedBy, fields: { ...translation.fields, ...fields } };
  const opened = await openTranslation({
    [textsPath]: () => ({
      originals: { title: event.title, description: event.description },
      translations: [isSaved ? theirs : translation],
      shared: {},
    }),
    [savePath]: ({ body }: Call) => ((body as { version: number }).version === 5 ? theirs : staleVersion),
  });
  isSaved = true;
  await opened.user.type(opened.field('Title'), ' الأول');
  await opened.save();
  return opened;
}

test('two translators never overwrite each other silently', async () => {
  const { press, field, sent } = await typeTitle({ title: 'البداية' });
  expect(await screen.findByText(/^Omar changed this Arabic translation/)).toBeVisible();
  expect(screen.getByText('البداية')).toBeVisible();
  expect(field('Title')).toHaveValue('التأسيس الأول');
  await press('Keep mine');
  expect(await screen.findByText('Arabic translation saved')).toBeVisible();
  expect(sent().at(-1)).toMatchObject({ version: 5, fields: { title: 'التأسيس الأول' } });
});

test('the other version is loaded instead', async () => {
  const { press, field, sent } = await typeTitle({ title: 'البداية' });
  await screen.findByText(/^Omar changed this Arabic translation/);
  await press('Load their version');
  expect(field('Title')).toHaveValue('البداية');
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  expect(sent()).toHaveLength(1);
});

test("a person's own changes of different fields in two windows are merged", async () => {
  const { sent } = await typeTitle({ description: 'التقى اثنا عشر.' }, 'amina@example.org');
  expect(await screen.findByText('Arabic translation saved')).toBeVisible();
  expect(sent().at(-1)).toMatchObject({ version: 5, fields: { title: 'التأسيس الأول' } });
});
