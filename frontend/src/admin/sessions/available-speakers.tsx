import type { Person } from '@majlis/contracts/people';
import { useDeferredValue, useMemo, useState } from 'react';
import { t } from '#messages/staff';
import { useEventCallback } from '../../ui/hooks/use-event-callback';
import { ShowMore, useShowMore } from '../../ui/page/show-more';
import { rememberFocus } from '../hooks/remember-focus';
import { Icon } from '../icon';
import { findPeople, sortByLastName } from '../speakers/find-people';
import * as styles from './assign-dialog.module.scss';
import { newAssignedSpeaker } from './assigned-speakers';
import { AvailableRow } from './available-row';
import type { Assignments } from './use-assignments';

type AvailableSpeakersProps = { people: Person[]; assignments: Assignments; onAdd: () => void };

export function AvailableSpeakers({ people, assignments, onAdd }: AvailableSpeakersProps) {
  const [text, setText] = useState('');
  const deferredText = useDeferredValue(text);
  const assigned = new Set(assignments.list.map(({ personId }) => personId));
  const sortedPeople = useMemo(() => sortByLastName(people), [people]);
  const unassigned = sortedPeople.filter(({ id }) => !assigned.has(id));
  const results = findPeople(unassigned, deferredText);
  const { visible, remaining, showMore } = useShowMore(results);

  const assign = useEventCallback((person: Person) => {
    const restoreFocus = rememberFocus();
    assignments.assign(newAssignedSpeaker(person));
    setTimeout(restoreFocus);
  });

  return (
    <section className={styles.column} aria-label={t('sessionSpeakers.available')}>
      <h3 className={styles.title}>
        {t('sessionSpeakers.available')} <span className={styles.count}>{unassigned.length}</span>
      </h3>
      <div className={styles.tools}>
        <label className={`filter ${styles.search}`}>
          <Icon name="search" />
          <span className="visually-hidden">{t('conferences.searchSpeakers')}</span>
          <input
            type="search"
            placeholder={t('sessionSpeakers.searchExample')}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <button type="button" className="btn btn-quiet btn-sm" onClick={onAdd}>
          <Icon name="add" /> {t('common.addSpeaker')}
        </button>
      </div>
      <p role="status" className="visually-hidden">
        {deferredText.trim() && t('sessionSpeakers.found', { count: results.length, total: unassigned.length })}
      </p>
      {results.length === 0 && (
        <p className={styles.empty}>
          {unassigned.length === 0
            ? t('sessionSpeakers.allAssigned')
            : t('sessionSpeakers.noMatch', { words: deferredText.trim() })}
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
