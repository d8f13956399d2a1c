import type { ConferenceCounts } from '@majlis/contracts/conferences';

type CountedKind = keyof ConferenceCounts;

const pluralize = (count: number, plural: string) => `${count} ${count === 1 ? plural.slice(0, -1) : plural}`;

/** Example: '12 sessions, 1 partner, 2 documents'. */
export const formatCounts = (figures: ConferenceCounts, kinds: readonly CountedKind[]): string =>
  kinds.map((kind) => pluralize(figures[kind], kind)).join(', ');

const cascadingKinds = ['sessions', 'partners', 'documents'] as const;

/** Tells what is deleted together with a conference. */
export function cascadeWarning(figures: ConferenceCounts | undefined): string {
  if (!figures) return 'Its sessions, partners and documents go with it. Speakers stay.';
  const nonEmptyKinds = cascadingKinds.filter((kind) => figures[kind] > 0);
  if (nonEmptyKinds.length === 0) return 'It has no sessions, partners or documents yet. Speakers stay.';
  return `What goes with it: ${formatCounts(figures, nonEmptyKinds)}. Speakers stay.`;
}
