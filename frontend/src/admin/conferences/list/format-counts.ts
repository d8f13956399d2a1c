import type { ConferenceCounts } from '@majlis/contracts/conferences';
import { t } from '#messages';
import * as messages from '#messages/staff/conference-list';
import { counted } from '#messages/staff/nouns';
import type { Noun } from '../../crud/noun';

type CountedKind = keyof ConferenceCounts;

const nouns: Record<CountedKind, Noun> = {
  sessions: 'session',
  speakers: 'speaker',
  partners: 'partner',
  documents: 'document',
};

/** Example: '12 sessions, 1 partner, 2 documents'. */
export const formatCounts = (counts: ConferenceCounts, kinds: readonly CountedKind[]): string =>
  kinds.map((kind) => counted(counts[kind], nouns[kind])).join(t('lists.listSeparator'));

const cascadingKinds = ['sessions', 'partners', 'documents'] as const;

export function cascadeWarning(counts: ConferenceCounts | undefined): string {
  if (!counts) return messages.deletesAllRows;
  const nonEmptyKinds = cascadingKinds.filter((kind) => counts[kind] > 0);
  if (nonEmptyKinds.length === 0) return messages.hasNoRows;
  return messages.deletesAlso(formatCounts(counts, nonEmptyKinds));
}
