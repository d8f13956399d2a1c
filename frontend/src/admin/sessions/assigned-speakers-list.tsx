import { useState } from 'react';
import { t } from '#messages/staff';
import { useSortableRows } from '../sortable/sortable-rows';
import * as styles from './assign-dialog.module.scss';
import { AssignedRow } from './assigned-row';
import type { Assignments } from './use-assignments';

export function AssignedSpeakersList({ assignments }: { assignments: Assignments }) {
  const { list, reorder } = assignments;
  const [liveMessage, setLiveMessage] = useState('');
  const ids = list.map(({ personId }) => personId);
  const sortable = useSortableRows(ids, (newIds, id) => {
    const speaker = list.find(({ personId }) => personId === id);
    if (speaker)
      setLiveMessage(
        t('crud.nowAtPosition', { name: speaker.name, position: newIds.indexOf(id) + 1, count: ids.length }),
      );
    reorder(newIds);
  });
  return (
    <section className={styles.column} aria-label={t('sessionSpeakers.assignedSpeakers')}>
      <h3 className={styles.title}>
        {t('sessionSpeakers.assigned')} <span className={styles.count}>{list.length}</span>
      </h3>
      <p role="status" className="visually-hidden">
        {liveMessage}
      </p>
      {list.length === 0 && <p className={styles.empty}>{t('sessionSpeakers.noneAssigned')}</p>}
      <ol className={styles.assigned}>
        {list.map((speaker, index) => (
          <AssignedRow
            key={speaker.personId}
            speaker={speaker}
            position={index + 1}
            ids={ids}
            sortable={sortable}
            assignments={assignments}
          />
        ))}
      </ol>
    </section>
  );
}
