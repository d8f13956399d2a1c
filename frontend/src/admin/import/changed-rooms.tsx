import type { ImportedRoom, ImportPreview } from '@majlis/contracts/imports';
import * as messages from '#messages/staff/import';
import { translateImportMessage } from '#messages/staff/import-messages';
import * as styles from './import.module.scss';

/** It is open if a room is left out. */
export function ChangedRooms({ rooms }: Pick<ImportPreview, 'rooms'>) {
  if (rooms.length === 0) return null;
  return (
    <details className={styles.reading} open={rooms.some(({ error }) => error) || undefined}>
      <summary>{messages.rooms(rooms.length)}</summary>
      <ul className={styles.entries}>
        {rooms.map((room, index) => (
          // A faulty file has a name twice; the list never changes its order.
          <li key={index}>
            <bdi>{room.name || messages.unnamedRoom}</bdi> <span className="muted">({describeRoom(room)})</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function describeRoom({ kind, before, after, error }: ImportedRoom): string {
  if (kind === 'error') return messages.roomLeftOut(translateImportMessage(error));
  const seats = after === null ? messages.seatsNotKnown : messages.seats(after);
  return kind === 'add' ? messages.newRoom(seats) : messages.changedRoom(String(before ?? messages.notKnown), seats);
}
