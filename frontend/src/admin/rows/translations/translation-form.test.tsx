import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { failure } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import {
  event,
  fakeTranslations,
  openTranslation,
  savePath,
  textsPath,
  translation,
} from '../../../testing/translation-form';

beforeEach(() => window.localStorage.clear());

const put = { table: 'timeline_events', id: event.id, language: 'ar', version: 2 };

test('the form of a row names its languages and what is to do in each', async () => {
  fakeTranslations();
  const { user } = openAdmin('/admin/timeline');
  await user.click(await screen.findByRole('button', { name: /^Edit 2011/ }));
  const languages = await screen.findByRole('group', { name: 'Languages' });
  expect(within(languages).getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  const arabic = await within(languages).findByRole('button', { name: 'العربية : 1 outdated' });
  expect(within(languages).getByRole('button', { name: 'Bahasa Melayu : 2 missing' })).toBeVisible();
  await user.click(arabic);
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('التأسيس');
  expect(screen.getByRole('button', { name: /العربية/ })).toHaveFocus();
  expect(screen.queryByRole('textbox', { name: 'Year' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(screen.getByRole('textbox', { name: 'Year' })).toHaveValue('2011');
});

test('a text that was translated for another row is not missing, and is shown until this one says something else', async () => {
  const { field, user } = await openTranslation(
    {
      [textsPath]: {
        originals: { title: event.title, description: event.description },
        translations: [],
        shared: { ms: { title: 'Penubuhan' } },
      },
    },
    'ms',
  );
  expect(screen.getByRole('button', { name: 'Bahasa Melayu : 1 missing' })).toBeVisible();
  expect(field('Title')).toHaveAttribute('placeholder', 'Penubuhan');
  expect(field('Title')).toHaveAccessibleDescription(/^As elsewhere, unless you write something else\./);
  await user.type(field('Title'), 'Asas');
  expect(field('Title')).toHaveValue('Asas');
});

test('the original stands beside an input of the same kind in the language', async () => {
  const { field } = await openTranslation();
  expect(screen.getByRole('region', { name: 'Title, English' })).toHaveTextContent('Foundation');
  const title = field('Title');
  expect([title.tagName, title.lang, title.dir]).toEqual(['INPUT', 'ar', 'rtl']);
  expect(field('Description').tagName).toBe('TEXTAREA');
  expect(window.location.search).toBe('');
});

test('only the changed fields are saved, with the version that was read, and the save can be undone', async () => {
  const { user, field, save, sent } = await openTranslation({ 'POST /api/cms/changes/change-1/undo': '' });
  await user.clear(field('Title'));
  await user.type(field('Title'), 'البداية');
  await save();
  expect(await screen.findByText('Arabic translation saved')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent()).toEqual([{ ...put, fields: { title: 'البداية' } }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
});

test('a first translation begins from a copy of the original, and an emptied field is removed', async () => {
  const { press, field, save, sent } = await openTranslation({}, 'ms');
  await press('Copy the original: Title');
  expect(field('Title')).toHaveValue('Foundation');
  expect(field('Title')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Copy the original: Title' })).toBeNull();
  await save();
  await waitFor(() =>
    expect(sent()).toEqual([{ ...put, language: 'ms', version: 0, fields: { title: 'Foundation' } }]),
  );
  cleanup();
  const arabic = await openTranslation();
  await arabic.user.clear(arabic.field('Title'));
  await arabic.save();
  await waitFor(() => expect(arabic.sent()).toEqual([{ ...put, fields: { title: null } }]));
});

test('an outdated translation shows what has changed, and may still be right', async () => {
  const { user, save, sent } = await openTranslation();
  const notices = screen.getAllByText('The original has changed since it was translated.');
  expect(notices).toHaveLength(1);
  await user.click(screen.getByText('What has changed'));
  expect(await screen.findByText('Ten', { selector: 'del' })).toBeVisible();
  expect(screen.getByText('Twelve', { selector: 'ins' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'The translation is still right: Description' }));
  await save();
  await waitFor(() => expect(sent()).toEqual([{ ...put, fields: { description: translation.fields.description } }]));
});

test('characters are counted and errors shown at their fields, before and after the service was asked', async () => {
  const { user, field, save, sent } = await openTranslation({
    [savePath]: failure(400, { message: 'Invalid', fields: { description: 'Not like this' }, requestId: '1' }),
  });
  await user.click(field('Title'));
  await user.paste('ب'.repeat(300));
  expect(screen.getByText('7 characters too many')).toBeVisible();
  await save();
  expect(await screen.findByText('Title has at most 300 characters')).toBeVisible();
  expect(sent()).toEqual([]);
  await user.clear(field('Title'));
  await new Promise((resolve) => setTimeout(resolve, 700));
  await save();
  expect(await screen.findByText('Not like this')).toBeVisible();
  expect(field('Description')).toHaveFocus();
});

test('what was typed is offered again after the page was left', async () => {
  const first = await openTranslation();
  await first.user.type(first.field('Title'), ' الجديد');
  cleanup();
  const { user, field } = await openTranslation();
  expect(field('Title')).toHaveValue('التأسيس');
  await user.click(screen.getByRole('button', { name: 'Restore it' }));
  expect(field('Title')).toHaveValue('التأسيس الجديد');
});

test('another language is opened only after a question while there are unsaved changes', async () => {
  const { user, press, field } = await openTranslation();
  await user.type(field('Title'), ' الجديد');
  await press(/Bahasa Melayu/);
  await press('Keep editing');
  expect(field('Title')).toHaveValue('التأسيس الجديد');
  await press(/Bahasa Melayu/);
  await press('Discard changes');
  await waitFor(() => expect(field('Title')).toHaveValue(''));
  await press('English');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Foundation');
});

test('a new row can be translated after its first save, and a site in one language has no switch', async () => {
  fakeTranslations();
  const { user } = openAdmin('/admin/timeline?add');
  expect(await screen.findByText(/^After the first save you can translate it into/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  cleanup();
  fakeTranslations({ '/api/cms/content': [] });
  openAdmin(`/admin/timeline?edit=${event.id}`);
  expect(await screen.findByRole('textbox', { name: 'Title' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Languages' })).toBeNull();
});

test('translations that cannot be loaded are asked for again', async () => {
  let isDown = true;
  fakeTranslations({
    [textsPath]: () => (isDown ? failure(400) : { originals: { title: 'Foundation' }, translations: [], shared: {} }),
  });
  const { user } = openAdmin(`/admin/timeline?edit=${event.id}`);
  expect(await screen.findByText('The translations could not be loaded.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'العربية : 1 missing' })).toBeEnabled();
});
