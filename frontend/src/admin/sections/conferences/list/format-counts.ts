import type { ConferenceCounts } from '@majlis/contracts/conferences/conferences';
import { t } from '#messages/staff';
import type { Noun } from '../../../rows/resource/noun';
import { counted } from '../../../rows/resource/noun';

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
  if (!counts) return t('conferenceList.deletesAllRows');
  const nonEmptyKinds = cascadingKinds.filter((kind) => counts[kind] > 0);
  if (nonEmptyKinds.length === 0) return t('conferenceList.hasNoRows');
  return t('conferenceList.deletesAlso', { rows: formatCounts(counts, nonEmptyKinds) });
}
