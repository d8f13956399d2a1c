import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { failure, fakeGateway, writeCalls } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aContentEntry, signedIn } from '../../../testing/staff-samples';

const path = '/api/cms/content';
const stored = '<p>Who <b>we</b> are.</p><p class="x">What we do.<br /></p>';
const about = aContentEntry({ key: 'about.content', type: 'textarea', content: stored });

beforeEach(() => window.localStorage.clear());

async function openEditor(content = stored, save: unknown = about) {
  const calls = fakeGateway({
    '/api/auth/session': signedIn,
    [path]: [{ ...about, content }],
    [`${path}/deleted`]: [],
    '/api/conferences': [],
    [`POST ${path}`]: save,
  });
  const { user } = openAdmin('/admin/content');
  await user.click(await screen.findByRole('button', { name: 'Edit about.content' }));
  const textbox = await screen.findByRole('textbox', { name: 'Content' });
  return { user, calls, textbox, tool: (name: string) => screen.getByRole('button', { name }) };
}

test('the editor has its label, focus, and one tab stop in its toolbar', async () => {
  const { user, textbox } = await openEditor();
  expect(textbox).toHaveFocus();
  expect(textbox).toHaveTextContent('Who we are.What we do.');
  const toolbar = screen.getByRole('toolbar', { name: 'Formatting' });
  expect(toolbar).toHaveAttribute('aria-controls', textbox.id);
  const tabStops = () =>
    within(toolbar)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
  expect(tabStops()).toHaveLength(1);
  await user.tab({ shift: true });
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'HTML' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Heading 3' })).toHaveFocus();
  expect(tabStops()).toEqual([screen.getByRole('button', { name: 'Heading 3' })]);
});

test('a change that is undone leaves the HTML as it was stored', async () => {
  const { user, tool } = await openEditor();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  await user.click(tool('Heading 2'));
  expect(tool('Heading 2')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await user.click(tool('Undo'));
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  await user.click(tool('HTML'));
  expect(screen.getByRole('textbox', { name: 'Content' })).toHaveValue(stored);
});

test('what was changed is sent as HTML', async () => {
  const { user, calls, tool } = await openEditor();
  await user.click(tool('Bulleted list'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Content saved successfully')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([
    { body: { content: '<ul><li>Who <strong>we</strong> are.</li></ul>\n<p>What we do.<br></p>' } },
  ]);
});

test('an error of the service is shown at the editor', async () => {
  const fields = { content: 'Nothing of this HTML can be shown' };
  const { user, tool, textbox } = await openEditor(stored, failure(400, { message: 'Wrong', fields, requestId: '1' }));
  await user.click(tool('Heading 2'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(textbox).toHaveAttribute('aria-invalid', 'true'));
  expect(textbox).toHaveAccessibleDescription(new RegExp(fields.content));
});

test('what was typed is offered again', async () => {
  const { user, tool } = await openEditor('<p>Words</p>');
  await user.click(tool('Quotation'));
  cleanup();
  await openEditor('<p>Words</p>');
  await user.click(screen.getByRole('button', { name: 'Restore it' }));
  const textbox = await screen.findByRole('textbox', { name: 'Content' });
  expect(within(textbox).getByText('Words').closest('blockquote')).not.toBeNull();
});

test('HTML that was written by hand is in the editor', async () => {
  const { user, tool } = await openEditor();
  await user.click(tool('HTML'));
  expect(tool('HTML')).toHaveAttribute('aria-pressed', 'true');
  const source = screen.getByRole('textbox', { name: 'Content' });
  expect(source).toHaveFocus();
  await user.clear(source);
  await user.type(source, '<h2>Aims</h2><p>One</p>');
  expect(within(screen.getByRole('region', { name: 'Preview' })).getByText('Aims')).toBeVisible();
  await user.click(tool('HTML'));
  const textbox = await screen.findByRole('textbox', { name: 'Content' });
  expect(within(textbox).getByRole('heading', { name: 'Aims' })).toBeVisible();
});

test('a link needs an address, and own addresses become paths', async () => {
  const { user, calls, tool } = await openEditor('<p>Words</p>');
  await user.click(tool('Link'));
  const dialog = screen.getByRole('dialog', { name: 'Add link' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Address' }), 'no address');
  await user.click(within(dialog).getByRole('button', { name: 'Add link' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Give a whole address');
  await user.selectOptions(within(dialog).getByRole('combobox'), 'Research');
  await user.type(within(dialog).getByRole('textbox', { name: 'Text' }), 'our research ');
  await user.keyboard('{Enter}');
  const textbox = await screen.findByRole('textbox', { name: 'Content' });
  expect(await within(textbox).findByRole('link', { name: 'our research' })).toHaveAttribute('href', '/research');
  expect(writeCalls(calls)).toEqual([]);
});

test('a table has a header row, and rows and columns can be added', async () => {
  const { user, tool, textbox } = await openEditor('<p>Words</p>');
  await user.click(tool('Table'));
  const table = within(textbox).getByRole('table');
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  await user.click(tool('Add row'));
  await user.click(tool('Add column'));
  expect(within(textbox).getAllByRole('cell')).toHaveLength(12);
  await user.click(tool('Remove table'));
  expect(screen.queryByRole('button', { name: 'Add row' })).toBeNull();
});

test('footnotes are numbered in the order of their references', async () => {
  const { user, tool } = await openEditor('<p>Words</p>');
  await user.click(tool('Footnote'));
  expect(tool('Footnote')).toHaveAttribute('aria-disabled', 'true');
  await user.click(tool('HTML'));
  expect(screen.getByRole('textbox', { name: 'Content' })).toHaveValue(
    '<p><sup><a href="#note-1" id="note-1-ref">1</a></sup>Words</p>\n<ol><li id="note-1"> <a href="#note-1-ref">↩</a></li></ol>',
  );
});
