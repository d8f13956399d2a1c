import { useState } from 'react';
import { nowAtPosition } from '#messages/staff/crud';
import * as messages from '#messages/staff/session-speakers';
import { useSortableRows } from '../../ui/sortable/sortable-rows';
import * as styles from './assign-dialog.module.scss';
import { AssignedRow } from './assigned-row';
import type { Assignments } from './use-assignments';

export function AssignedSpeakersList({ assignments }: { assignments: Assignments }) {
  const { list, reorder } = assignments;
  const [liveMessage, setLiveMessage] = useState('');
  const ids = list.map(({ personId }) => personId);
  const sortable = useSortableRows(ids, (newIds, id) => {
    const speaker = list.find(({ personId }) => personId === id);
    if (speaker) setLiveMessage(nowAtPosition(speaker.name, newIds.indexOf(id) + 1, ids.length));
    reorder(newIds);
  });
  return (
    <section className={styles.column} aria-label={messages.assignedSpeakers}>
      <h3 className={styles.title}>
        {messages.assigned} <span className={styles.count}>{list.length}</span>
      </h3>
      <p role="status" className="visually-hidden">
        {liveMessage}
      </p>
      {list.length === 0 && <p className={styles.empty}>{messages.noneAssigned}</p>}
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
