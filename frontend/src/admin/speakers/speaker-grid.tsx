import type { ListedPerson } from '@majlis/contracts/people';
import { sessionCounts } from '@majlis/contracts/session-counts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import { useEventCallback } from '../../ui/hooks/use-event-callback';
import { ShowMore, useShowMore } from '../../ui/page/show-more';
import { BulkList } from '../bulk/bulk-list';
import { Icon } from '../icon';
import { PeopleFilter } from './people-filter';
import { countSessions, emptySearch, searchPeople } from './people-search';
import { SpeakerCard } from './speaker-card';
import * as styles from './speaker-grid.module.scss';
import { speakerResource } from './speaker-resource';
import { useMailMerge } from './use-mail-merge';
import { useRemoveSpeaker } from './use-remove-speaker';

type SpeakerGridProps = {
  people: ListedPerson[];
  onEdit: (person: ListedPerson) => void;
  onMerge: (person: ListedPerson) => void;
};

const filterThreshold = 6;

export function SpeakerGrid({ people, onEdit, onMerge }: SpeakerGridProps) {
  const [search, setSearch] = useState(emptySearch);
  const counts = useQuery({ ...query(sessionCounts), staleTime: 0 }).data;
  const results = searchPeople(people, useDeferredValue(search), counts);
  const { visible, remaining, showMore } = useShowMore(results);
  const { remove, isPending } = useRemoveSpeaker();
  const mailMerge = useMailMerge();
  const edit = useEventCallback(onEdit);
  const merge = useEventCallback(onMerge);
  const confirmRemove = useEventCallback((person: ListedPerson) => void remove(person));
  const { conferenceId } = search;
  const exportResults = () =>
    mailMerge.mutate({
      ...(results.length < people.length && { ids: results.map(({ id }) => id) }),
      ...(conferenceId && { conferenceId }),
    });
  return (
    <>
      <div className={styles.search}>
        {people.length > filterThreshold && (
          <PeopleFilter search={search} onSearch={setSearch} count={results.length} total={people.length} />
        )}
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          disabled={mailMerge.isPending || results.length === 0}
          onClick={exportResults}
        >
          <Icon name="document" /> {t('speakers.mailMerge')}
        </button>
      </div>
      {results.length === 0 && (
        <p className="empty">
          <Icon name="search" /> {t('speakers.noMatch')}
        </p>
      )}
      <BulkList resource={speakerResource} rows={people} matching={results}>
        <ul className={styles.grid}>
          {visible.map((person) => (
            <SpeakerCard
              key={person.id}
              person={person}
              sessionCount={counts && countSessions(counts, person.id, conferenceId)}
              isBusy={isPending}
              onEdit={edit}
              onRemove={confirmRemove}
              onMerge={merge}
            />
          ))}
        </ul>
      </BulkList>
      <ShowMore remaining={remaining} onMore={showMore} />
    </>
  );
}
