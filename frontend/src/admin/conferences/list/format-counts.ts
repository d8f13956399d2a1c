import type { ConferenceCounts } from '@majlis/contracts/conferences';

type CountedKind = keyof ConferenceCounts;

const pluralize = (count: number, plural: string) => `${count} ${count === 1 ? plural.slice(0, -1) : plural}`;

/** Example: '12 sessions, 1 partner, 2 documents'. */
export const formatCounts = (counts: ConferenceCounts, kinds: readonly CountedKind[]): string =>
  kinds.map((kind) => pluralize(counts[kind], kind)).join(', ');

const cascadingKinds = ['sessions', 'partners', 'documents'] as const;

export function cascadeWarning(counts: ConferenceCounts | undefined): string {
  if (!counts) return 'This also deletes its sessions, partners and documents. Speakers are kept.';
  const nonEmptyKinds = cascadingKinds.filter((kind) => counts[kind] > 0);
  if (nonEmptyKinds.length === 0) return 'It has no sessions, partners or documents. Speakers are kept.';
  return `This also deletes ${formatCounts(counts, nonEmptyKinds)}. Speakers are kept.`;
}
