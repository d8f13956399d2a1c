import { expect, test } from '@jest/globals';
import { act, render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormField } from './form-field';
import { FormTabs } from './form-tabs';
import type { FormValues } from './form-values';
import { FormSettingsContext } from './use-draft-form';

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

function Drawn({ form, refusals = 0 }: { form: UseFormReturn<FormValues>; refusals?: number }) {
  return (
    <FormProvider {...form}>
      <FormSettingsContext value={{ schema: z.unknown(), refusals, isSaving: false, hold: () => undefined }}>
        <FormTabs label="Parts" tabs={tabs} />
      </FormSettingsContext>
    </FormProvider>
  );
}

/** The form, refused for these errors. */
function refused(errors: Record<string, string>) {
  const form = aForm();
  const drawn = render(<Drawn form={form} />);
  act(() => {
    for (const [name, message] of Object.entries(errors)) form.setError(name, { message });
  });
  drawn.rerender(<Drawn form={form} refusals={1} />);
  return form;
}

const open = () => screen.getByRole('tab', { selected: true });

test('arrow keys, Home and End go from tab to tab, and round', async () => {
  const user = userEvent.setup();
  render(<Drawn form={aForm()} />);
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
  const form = aForm();
  render(<Drawn form={form} />);
  expect(screen.getByRole('tabpanel', { name: 'First' })).toBeVisible();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(form.getValues()).toEqual({ name: 'Salma', tags: 'law', note: '' });
});

test('tabs with errors are marked, and the first of them is opened', () => {
  refused({ tags: 'Too long', note: 'Missing' });
  expect(open()).toHaveAccessibleName('Second 1 mistake');
  expect(screen.getByText('Too long')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Third 1 mistake' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'First' })).toBeVisible();
});

test('another tab may be read while there are errors, and while one of them is mended', async () => {
  const form = refused({ name: 'Missing', tags: 'Too long' });
  await userEvent.click(screen.getByRole('tab', { name: 'Third' }));
  act(() => form.clearErrors('name'));
  expect(open()).toHaveAccessibleName('Third');
  expect(screen.getByRole('tab', { name: 'First' })).toBeVisible();
});
