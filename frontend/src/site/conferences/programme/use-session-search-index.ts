import { endpoints } from '@majlis/contracts/endpoints';
import type { ProgrammeSession } from '@majlis/contracts/sessions';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { query } from '../../../api/query';

/** The texts that the agenda leaves out are as long as a book, so they load only when the visitor is about to search. */
export function useSessionSearchIndex(conferenceId: string, isSearching: boolean) {
  const [isRequested, setIsRequested] = useState(false);
  const { data, isFetching } = useQuery({
    ...query(endpoints.programme(conferenceId)),
    enabled: isSearching || isRequested,
  });
  const texts = useMemo(() => new Map(data?.map((session) => [session.id, searchableText(session)])), [data]);
  const searchTextOf = useCallback((id: string): string => texts.get(id) ?? '', [texts]);
  const load = useCallback(() => setIsRequested(true), []);
  return { searchTextOf, isLoading: isFetching && !data, load };
}

const searchableText = ({ description, speakers }: ProgrammeSession): string =>
  [
    description,
    ...speakers.flatMap(({ presentationTitle, person: { organization } }) => [organization, presentationTitle]),
  ].join('\n');
