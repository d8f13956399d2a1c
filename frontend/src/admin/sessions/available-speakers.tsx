import type { Person } from '@majlis/contracts/people';
import { useDeferredValue, useMemo, useState } from 'react';
import { rememberFocus } from '../../ui/hooks/remember-focus';
import { useEventCallback } from '../../ui/hooks/use-event-callback';
import { ShowMore, useShowMore } from '../../ui/page/show-more';
import { Icon } from '../icon';
import { findPeople, sortByLastName } from '../speakers/find-people';
import { newAssignedSpeaker } from './assigned-speakers';
import * as styles from './assigning.module.scss';
import { AvailableRow } from './available-row';
import type { Assignments } from './use-assignments';

type AvailableSpeakersProps = { people: Person[]; assignments: Assignments; onAdd: () => void };

export function AvailableSpeakers({ people, assignments, onAdd }: AvailableSpeakersProps) {
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const assigned = new Set(assignments.list.map(({ personId }) => personId));
  const everybody = useMemo(() => sortByLastName(people), [people]);
  const free = everybody.filter(({ id }) => !assigned.has(id));
  const found = findPeople(free, wanted);
  const { visible, remaining, showMore } = useShowMore(found);

  const assign = useEventCallback((person: Person) => {
    const giveFocusBack = rememberFocus();
    assignments.assign(newAssignedSpeaker(person));
    setTimeout(giveFocusBack);
  });

  return (
    <section className={styles.part} aria-label="Available speakers">
      <h3 className={styles.title}>
        Available speakers <span className={styles.count}>{free.length}</span>
      </h3>
      <div className={styles.tools}>
        <label className={`filter ${styles.search}`}>
          <Icon name="search" />
          <span className="visually-hidden">Search speakers</span>
          <input
            type="search"
            placeholder="Search by name or expertise"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <button type="button" className="btn btn-quiet btn-sm" onClick={onAdd}>
          <Icon name="add" /> Add Speaker
        </button>
      </div>
      <p role="status" className="visually-hidden">
        {wanted.trim() && `${found.length} of ${free.length} speakers found`}
      </p>
      {found.length === 0 && (
        <p className={styles.empty}>
          {free.length === 0 ? 'Everybody is assigned.' : `No speaker matches “${wanted.trim()}”.`}
        </p>
      )}
      <ul className={styles.available}>
        {visible.map((person) => (
          <AvailableRow key={person.id} person={person} onAssign={assign} />
        ))}
        {remaining > 0 && (
          <li>
            <ShowMore remaining={remaining} onMore={showMore} />
          </li>
        )}
      </ul>
    </section>
  );
}
