import type { NameEdit, NameReading } from '@majlis/contracts/staff/imports.schema';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NameReadings } from './imported-names';

const joint: NameReading = {
  cell: 'Costa, Maria and Omar Farouk',
  rows: [2, 5],
  isPlain: false,
  people: [
    { firstName: 'Maria', lastName: 'Costa', detail: 'Lisbon' },
    { firstName: 'Omar', lastName: 'Farouk', detail: '' },
  ],
};
const plain: NameReading = {
  cell: 'Rumi',
  rows: [3],
  isPlain: true,
  people: [{ firstName: 'Rumi', lastName: '–', detail: '' }],
};
let edited: [string, NameEdit[]][];
beforeEach(() => {
  edited = [];
});
const show = (edits: Record<string, NameEdit[]> = {}, isReading = false, names = [joint, plain]) =>
  render(
    <NameReadings
      names={names}
      edits={edits}
      isReading={isReading}
      onEdit={(cell, list) => edited.push([cell, list])}
    />,
  );

test('each cell that was split or changed is shown with its people, and one press corrects it', async () => {
  show();
  const list = within(screen.getByRole('group'));
  expect(list.getByText('How 1 cell with names was read')).toBeVisible();
  expect(list.getByText('Costa, Maria and Omar Farouk').parentElement).toHaveTextContent('(rows 2, 5)');
  expect(list.getByText('Lisbon')).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Turn Maria Costa round' }));
  await userEvent.click(list.getByRole('button', { name: 'Split Omar Farouk' }));
  await userEvent.click(list.getByRole('button', { name: 'Join Maria Costa and Omar Farouk' }));
  expect(edited).toEqual([
    [joint.cell, ['turn 0']],
    [joint.cell, ['split 1']],
    [joint.cell, ['join 0']],
  ]);
});

test('further changes follow those before, which can be taken back', async () => {
  show({ [joint.cell]: ['turn 0'] });
  await userEvent.click(screen.getByRole('button', { name: 'Turn Omar Farouk round' }));
  await userEvent.click(screen.getByRole('button', { name: `Undo changes to ${joint.cell}` }));
  expect(edited).toEqual([
    [joint.cell, ['turn 0', 'turn 1']],
    [joint.cell, []],
  ]);
});

test('nothing is pressed twice while the next preview is read', async () => {
  show({}, true);
  await userEvent.click(screen.getByRole('button', { name: 'Join Maria Costa and Omar Farouk' }));
  expect(edited).toEqual([]);
});

test('cells that are read as written are shown on demand', async () => {
  show();
  expect(screen.queryByText('(row 3)')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 cell that is read as written' }));
  expect(screen.getByText('(row 3)')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Rumi/ })).toBeNull();
});
