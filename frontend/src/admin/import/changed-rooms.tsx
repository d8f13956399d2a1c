import type { ImportedRoom, ImportPreview } from '@majlis/contracts/imports';
import { countOf } from '../count-of';
import * as styles from './import.module.scss';

/** It is open if a room is left out. */
export function ChangedRooms({ rooms }: Pick<ImportPreview, 'rooms'>) {
  if (rooms.length === 0) return null;
  return (
    <details className={styles.reading} open={rooms.some(({ error }) => error) || undefined}>
      <summary>{countOf(rooms.length, 'room')}</summary>
      <ul className={styles.entries}>
        {rooms.map((room, index) => (
          // A faulty file has a name twice; the list never changes its order.
          <li key={index}>
            <bdi>{room.name || 'A room without a name'}</bdi> <span className="muted">({describeRoom(room)})</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function describeRoom({ kind, before, after, error }: ImportedRoom): string {
  if (kind === 'error') return `left out: ${error}`;
  const seats = after === null ? 'seats not known' : countOf(after, 'seat');
  return kind === 'add' ? `new, ${seats}` : `${before ?? 'not known'} → ${seats}`;
}
