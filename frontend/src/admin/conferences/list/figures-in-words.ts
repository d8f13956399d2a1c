import type { ConferenceFigures } from '@majlis/contracts/conferences';

type Figure = keyof ConferenceFigures;

const word = (count: number, plural: string) => `${count} ${count === 1 ? plural.slice(0, -1) : plural}`;

/** '12 sessions, 1 partner, 2 documents'; of those that are named, in this order. */
export const figuresInWords = (figures: ConferenceFigures, named: readonly Figure[]): string =>
  named.map((figure) => word(figures[figure], figure)).join(', ');

const goesWithIt = ['sessions', 'partners', 'documents'] as const;

/** What deleting a conference takes with it. */
export function whatGoesWith(figures: ConferenceFigures | undefined): string {
  if (!figures) return 'Its sessions, partners and documents go with it. Speakers stay.';
  const some = goesWithIt.filter((figure) => figures[figure] > 0);
  if (some.length === 0) return 'It has no sessions, partners or documents yet. Speakers stay.';
  return `What goes with it: ${figuresInWords(figures, some)}. Speakers stay.`;
}
