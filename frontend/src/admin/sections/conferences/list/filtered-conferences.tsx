import type { Conference, ConferenceCounts } from '@majlis/contracts/conferences/conferences';
import { useDeferredValue, useMemo } from 'react';
import { t } from '#messages/staff';
import { ShowMore, useShowMore } from '../../../../ui/page/show-more';
import { createWordMatcher } from '../../../../ui/text/word-matcher';
import { RowFilter } from '../../../rows/list-controls';
import { counted, formsOf, type Noun } from '../../../rows/resource/resource-config';
import { emptyTextSearch, useSearch } from '../../../shell/controls';
import { NoMatch } from '../../../shell/section-parts';

/** Returns the parts of a list of conferences: its filter, the conferences that match, and the button for more. */
export function useConferenceFilter<Listed extends Conference>(conferences: Listed[], filterThreshold: number) {
  const [{ text: filter }, setSearch] = useSearch(emptyTextSearch);
  const deferredFilter = useDeferredValue(filter);
  const results = useMemo(() => findConferences(conferences, deferredFilter), [conferences, deferredFilter]);
  const { visible, remaining, showMore } = useShowMore(results);
  return {
    results,
    visible,
    filter: conferences.length > filterThreshold && (
      <RowFilter noun="conference" filter={filter} onFilter={(text) => setSearch({ text })} count={results.length} />
    ),
    noMatch: conferences.length > 0 && results.length === 0 && (
      <NoMatch>{t('crud.noMatch', { ...formsOf('conference'), filter: deferredFilter.trim() })}</NoMatch>
    ),
    more: <ShowMore remaining={remaining} onMore={showMore} />,
  };
}

function findConferences<Listed extends Conference>(conferences: Listed[], filter: string): Listed[] {
  const matches = createWordMatcher(filter);
  return conferences.filter((conference) => {
    const { title, subtitle, series, theme, status, venue, city, country, slug, startDate } = conference;
    return matches(
      [
        title,
        subtitle,
        series,
        theme,
        status,
        t(`statuses.statuses.${status}`),
        venue,
        city,
        country,
        slug,
        startDate.slice(0, 4),
      ].join('\n'),
    );
  });
}

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
