import { fireEvent, screen, waitFor, within } from '@testing-library/react';

function findField(name: string): HTMLElement {
  const field = document.querySelector<HTMLElement>(`form [data-field="${name}"]`);
  if (!field) throw new Error(`The form has no field for ${name}`);
  return field;
}

export async function fillField(name: string, value: unknown): Promise<void> {
  const field = findField(name);
  // The editor has tests of its own, so the text is filled in as HTML here.
  if (field.querySelector('.skeleton-lines, [role="toolbar"]'))
    fireEvent.click(await within(field).findByRole('button', { name: 'HTML', hidden: true }));
  const checkboxes = [...field.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const imagePicker = within(field).queryByRole('button', { name: 'Choose from Media', hidden: true });
  if (value instanceof File) {
    fireEvent.change(controlOf(field), { target: { files: [value] } });
  } else if (checkboxes.length > 0) {
    const shouldBeChecked = (checkbox: HTMLInputElement) =>
      Array.isArray(value) ? value.includes(checkbox.parentElement?.textContent) : value === true;
    for (const checkbox of checkboxes) if (checkbox.checked !== shouldBeChecked(checkbox)) fireEvent.click(checkbox);
  } else if (imagePicker) {
    fireEvent.click(imagePicker);
    fireEvent.click(await screen.findByRole('button', { name: String(value), hidden: true }));
  } else {
    const control = controlOf(field);
    const text = Array.isArray(value) ? value.join(', ') : String(value);
    // Options may still be loading.
    if (control instanceof HTMLSelectElement)
      await waitFor(() => expect([...control.options].map((option) => option.value)).toContain(text));
    fireEvent.change(control, { target: { value: text } });
    fireEvent.blur(control);
  }
}

function controlOf(field: HTMLElement): Element {
  const control = field.querySelector('input, select, textarea');
  if (!control) throw new Error('The field has no control');
  return control;
}

export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }, { timeout: 20_000 }));
