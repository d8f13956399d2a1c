import type { PersonChoice } from '@majlis/contracts/staff/imports.schema';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NameChoices } from './imported-names';

const ambiguous: PersonChoice = {
  key: 'name:amina yusuf',
  name: 'Amina Yusuf',
  rows: [2, 3, 5, 8, 13, 21],
  people: [
    { id: 'a', name: 'Amina Yusuf', detail: 'IIUM, Poet' },
    { id: 'b', name: 'Amina Yusuf', detail: '' },
  ],
  chosen: null,
};
let chosen: [string, string][];
beforeEach(() => {
  chosen = [];
});
const show = (...choices: PersonChoice[]) =>
  render(<NameChoices choices={choices} onChoose={(key, id) => chosen.push([key, id])} />);

test('each ambiguous name has a choice among its people or a new one', async () => {
  show(ambiguous, { ...ambiguous, key: 'name:omar', name: 'Omar', rows: [4], chosen: 'b' });
  const section = within(screen.getByRole('region', { name: '1 name of several people' }));
  expect(section.getByText(/the rows with these names are left out/)).toBeVisible();
  const select = section.getByLabelText('Amina Yusuf (rows 2, 3, 5, 8, 13…)');
  expect([...(select as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    'Choose…',
    'Amina Yusuf, IIUM, Poet',
    'Amina Yusuf, without details',
    'A new person',
  ]);
  await userEvent.selectOptions(select, 'A new person');
  await userEvent.selectOptions(section.getByLabelText('Omar (row 4)'), 'Amina Yusuf, IIUM, Poet');
  expect(chosen).toEqual([
    ['name:amina yusuf', 'new'],
    ['name:omar', 'a'],
  ]);
});

test('what was chosen stays changeable, and without such names nothing is shown', () => {
  const { rerender, container } = show({ ...ambiguous, chosen: 'a' });
  expect(screen.getByRole('region', { name: 'Names of several people' })).toHaveAttribute('data-tone', 'info');
  expect(screen.getByRole('combobox')).toHaveValue('a');
  expect(screen.queryByText('Choose…')).toBeNull();
  rerender(<NameChoices choices={[]} onChoose={() => undefined} />);
  expect(container).toBeEmptyDOMElement();
});
