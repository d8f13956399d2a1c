import type { ImportedRoom, ImportPreview } from '@majlis/contracts/imports';
import { t } from '#messages/staff';
import { textOf } from '../form/text-of';
import * as styles from './import.module.scss';

/** It is open if a room is left out. */
export function ChangedRooms({ rooms }: Pick<ImportPreview, 'rooms'>) {
  if (rooms.length === 0) return null;
  return (
    <details className={styles.reading} open={rooms.some(({ error }) => error) || undefined}>
      <summary>{t('import.rooms', { count: rooms.length })}</summary>
      <ul className={styles.entries}>
        {rooms.map((room, index) => (
          // A faulty file has a name twice; the list never changes its order.
          <li key={index}>
            <bdi>{room.name || t('import.unnamedRoom')}</bdi> <span className="muted">({describeRoom(room)})</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function describeRoom({ kind, before, after, error }: ImportedRoom): string {
  if (kind === 'error') return t('import.roomLeftOut', { reason: error ? textOf(error) : '' });
  const seats = after === null ? t('import.seatsNotKnown') : t('import.seats', { count: after });
  return kind === 'add'
    ? t('import.newRoom', { counted: seats })
    : t('import.changedRoom', { before: String(before ?? t('import.notKnown')), after: seats });
}
