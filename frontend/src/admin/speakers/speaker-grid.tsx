import type { Person } from '@majlis/contracts/people';
import { useDeferredValue, useMemo, useState } from 'react';
import { useEventCallback } from '../../ui/hooks/use-event-callback';
import { ShowMore, useShowMore } from '../../ui/page/show-more';
import { BulkList } from '../bulk/bulk-list';
import { RowFilter } from '../crud/row-filter';
import { Icon } from '../icon';
import { findPeople, sortByLastName } from './find-people';
import { SpeakerCard } from './speaker-card';
import * as styles from './speaker-grid.module.scss';
import { speakerResource } from './speaker-resource';
import { useRemoveSpeaker } from './use-remove-speaker';

type SpeakerGridProps = {
  people: Person[];
  onEdit: (person: Person) => void;
  onMerge: (person: Person) => void;
};

const filterThreshold = 6;

export function SpeakerGrid({ people, onEdit, onMerge }: SpeakerGridProps) {
  const [text, setText] = useState('');
  const deferredText = useDeferredValue(text);
  const sorted = useMemo(() => sortByLastName(people), [people]);
  const results = findPeople(sorted, deferredText);
  const { visible, remaining, showMore } = useShowMore(results);
  const { remove, isPending } = useRemoveSpeaker();
  const edit = useEventCallback(onEdit);
  const merge = useEventCallback(onMerge);
  const confirmRemove = useEventCallback((person: Person) => void remove(person));
  return (
    <>
      {people.length > filterThreshold && (
        <div className={styles.search}>
          <RowFilter noun="speaker" filter={text} onFilter={setText} count={results.length} />
        </div>
      )}
      {results.length === 0 && (
        <p className="empty">
          <Icon name="search" /> No speakers match “{deferredText.trim()}”.
        </p>
      )}
      <BulkList resource={speakerResource} rows={people} matching={results}>
        <ul className={styles.grid}>
          {visible.map((person) => (
            <SpeakerCard
              key={person.id}
              person={person}
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
