/** Markup; only `html` makes it, so text cannot be taken for it. */
export class Html {
  constructor(readonly markup: string) {}
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

type Value = Html | readonly Html[] | string | undefined | false;

/** A template whose values are text unless they are markup themselves. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.map((string, index) => string + markupOf(values[index])).join(''));
}

function markupOf(value: Value): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'string') return value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
  return value.map(markupOf).join('');
}
