import { act, render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { z } from 'zod';
import type { FormValues } from '../../shell/form-values';
import { FormField } from '../fields';
import { FormTabs } from './form-tabs';
import { FormSettingsContext } from './staff-form';

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

const aForm = () =>
  renderHook(() => useForm<FormValues>({ defaultValues: { name: 'Salma', tags: 'law', note: '' } })).result.current;

function TestForm({ form, failedSubmits = 0 }: { form: UseFormReturn<FormValues>; failedSubmits?: number }) {
  return (
    <FormProvider {...form}>
      <FormSettingsContext
        value={{ table: undefined, schema: z.unknown(), failedSubmits, isSaving: false, setBusy: () => undefined }}
      >
        <FormTabs tabs={tabs} />
      </FormSettingsContext>
    </FormProvider>
  );
}

function formWithErrors(errors: Record<string, string>) {
  const form = aForm();
  const view = render(<TestForm form={form} />);
  act(() => {
    for (const [name, message] of Object.entries(errors)) form.setError(name, { message });
  });
  view.rerender(<TestForm form={form} failedSubmits={1} />);
  return form;
}

const selectedTab = () => screen.getByRole('tab', { selected: true });

test('arrow keys, Home and End move between tabs and wrap around', async () => {
  const user = userEvent.setup();
  render(<TestForm form={aForm()} />);
  await user.tab();
  expect(selectedTab()).toHaveFocus();
  for (const [key, expected] of [
    ['ArrowRight', 'Second'],
    ['End', 'Third'],
    ['ArrowRight', 'First'],
    ['ArrowLeft', 'Third'],
    ['Home', 'First'],
  ]) {
    await user.keyboard(`{${key}}`);
    expect(selectedTab()).toHaveAccessibleName(expected);
    expect(selectedTab()).toHaveFocus();
  }
  await user.tab();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('one panel is visible, and the form has the values of all', async () => {
  const form = aForm();
  render(<TestForm form={form} />);
  expect(screen.getByRole('tabpanel', { name: 'First' })).toBeVisible();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(form.getValues()).toEqual({ name: 'Salma', tags: 'law', note: '' });
});

test('tabs with errors are marked, and the first of them opens', () => {
  formWithErrors({ tags: 'Too long', note: 'Missing' });
  expect(selectedTab()).toHaveAccessibleName('Second 1 error');
  expect(screen.getByText('Too long')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Third 1 error' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'First' })).toBeVisible();
});

test('another tab stays open while errors exist and one of them is corrected', async () => {
  const form = formWithErrors({ name: 'Missing', tags: 'Too long' });
  await userEvent.click(screen.getByRole('tab', { name: 'Third' }));
  act(() => form.clearErrors('name'));
  expect(selectedTab()).toHaveAccessibleName('Third');
  expect(screen.getByRole('tab', { name: 'First' })).toBeVisible();
});
