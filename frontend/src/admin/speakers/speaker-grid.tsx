import type { Person } from '@majlis/contracts/people';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSteady } from '../../ui/hooks/use-steady';
import { ShowMore, useBeginning } from '../../ui/page/show-more';
import { RowFilter } from '../editing/row-filter';
import { Icon } from '../icon';
import { findPeople, inNameOrder } from './find-people';
import { SpeakerCard } from './speaker-card';
import * as styles from './speaker-grid.module.scss';
import { useRemoveSpeaker } from './use-remove-speaker';

type SpeakerGridProps = { people: Person[]; onEdit: (person: Person) => void };

/** As many cards are seen at a glance; more get a search. */
const glance = 6;

export function SpeakerGrid({ people, onEdit }: SpeakerGridProps) {
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const inOrder = useMemo(() => inNameOrder(people), [people]);
  const found = findPeople(inOrder, wanted);
  const { shown, rest, showMore } = useBeginning(found);
  const { remove, isPending } = useRemoveSpeaker();
  const edit = useSteady(onEdit);
  const askToRemove = useSteady((person: Person) => void remove(person));
  return (
    <>
      {people.length > glance && (
        <div className={styles.search}>
          <RowFilter noun="speaker" filter={text} onFilter={setText} count={found.length} />
        </div>
      )}
      {found.length === 0 && (
        <p className="empty">
          <Icon name="search" /> No speaker matches “{wanted.trim()}”.
        </p>
      )}
      <ul className={styles.grid}>
        {shown.map((person) => (
          <SpeakerCard key={person.id} person={person} isBusy={isPending} onEdit={edit} onRemove={askToRemove} />
        ))}
      </ul>
      <ShowMore rest={rest} onMore={showMore} />
    </>
  );
}
