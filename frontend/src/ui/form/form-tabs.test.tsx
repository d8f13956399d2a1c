import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormField } from './form-field';
import { type Form, FormContext } from './form-state';
import { FormTabs } from './form-tabs';
import { valuesOf } from './form-values';

const form = { values: { name: 'Salma', tags: 'law' }, mistakes: {}, refused: {} } as unknown as Form;

const field = (name: string) => (
  <FormField name={name} label={name}>
    {(control) => <input {...control} />}
  </FormField>
);
const tabs = [
  { label: 'First', panel: field('name') },
  { label: 'Second', panel: field('tags') },
  { label: 'Third', panel: field('note') },
];
const drawn = (mistakes = {}, refused = {}) => (
  <form aria-label="Everything">
    <FormContext value={{ ...form, mistakes, refused, isSaving: false }}>
      <FormTabs label="Parts" tabs={tabs} />
    </FormContext>
  </form>
);
const open = () => screen.getByRole('tab', { selected: true });

test('arrow keys, Home and End go from tab to tab, and round', async () => {
  const user = userEvent.setup();
  render(drawn());
  await user.tab();
  expect(open()).toHaveFocus();
  for (const [key, expected] of [
    ['ArrowRight', 'Second'],
    ['End', 'Third'],
    ['ArrowRight', 'First'],
    ['ArrowLeft', 'Third'],
    ['Home', 'First'],
  ]) {
    await user.keyboard(`{${key}}`);
    expect(open()).toHaveAccessibleName(expected);
    expect(open()).toHaveFocus();
  }
  await user.tab();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('one panel is shown, and all of them belong to the form', async () => {
  render(drawn());
  expect(screen.getByRole('tabpanel', { name: 'First' })).toBeVisible();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(valuesOf(screen.getByRole<HTMLFormElement>('form'))).toEqual({ name: 'Salma', tags: 'law', note: '' });
});

test('tabs with mistakes are marked, and the first of them is opened', () => {
  const { rerender } = render(drawn());
  rerender(drawn({ 'tags.2': 'Too long', note: 'Missing' }));
  expect(open()).toHaveAccessibleName('Second 1 mistake');
  expect(screen.getByText('Too long')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Third 1 mistake' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'First' })).toBeVisible();
});

test('another tab may be read while there are mistakes, and while one of them is mended', async () => {
  const refused = {};
  const { rerender } = render(drawn({ name: 'Missing', tags: 'Too long' }, refused));
  await userEvent.click(screen.getByRole('tab', { name: 'Third' }));
  rerender(drawn({ tags: 'Too long' }, refused));
  expect(open()).toHaveAccessibleName('Third');
});
