import { t } from '#messages/staff';
import { type FormValues, fieldLabels, findField, toText } from '../../shell/form-values';

/** The values are left out for a field that words cannot show, such as an image. */
export type FieldDifference = { label: string; values?: { theirs: string; mine: string } };

/** Describes fields that two users have changed, each as the form shows it. */
export function describeDifferences(
  names: string[],
  theirs: FormValues,
  mine: FormValues,
  form: HTMLFormElement | null,
): FieldDifference[] {
  return names.map((name) => {
    const [label = ''] = fieldLabels([name], form);
    const field = findField(form, name);
    if (!field || field.querySelector('input[type="file"]')) return { label };
    return { label, values: excerpts(displayedText(theirs[name], field), displayedText(mine[name], field)) };
  });
}

function displayedText(value: unknown, field: Element): string {
  if (typeof value === 'boolean') return value ? t('crud.on') : t('crud.off');
  if (Array.isArray(value)) return value.map(toText).join(t('lists.listSeparator'));
  const text = toText(value);
  const option = [...field.querySelectorAll('option')].find((candidate) => candidate.value === text);
  return option?.textContent ?? text.replace(/^(\d{4}-\d\d-\d\d)T(?=\d\d:\d\d$)/, '$1 ');
}

const maxSharedLength = 80;

/** Long texts begin shortly before their first difference, because only a few lines of them are shown. */
function excerpts(theirs: string, mine: string): { theirs: string; mine: string } {
  let shared = 0;
  while (shared < theirs.length && theirs[shared] === mine[shared]) shared += 1;
  const start = shared > maxSharedLength ? theirs.lastIndexOf(' ', shared - maxSharedLength / 2) + 1 : 0;
  const cut = (text: string) => (start > 0 ? `…${text.slice(start)}` : text);
  return { theirs: cut(theirs), mine: cut(mine) };
}
