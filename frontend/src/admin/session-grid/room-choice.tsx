import { room } from '#messages/staff/common';
import * as messages from '#messages/staff/session-grid';
import { Icon } from '../icon';
import * as styles from './room-choice.module.scss';

type RoomChoiceProps = { rooms: string[]; index: number; onChoose: (index: number) => void };

/** A phone shows one room at a time. */
export const RoomChoice = ({ rooms, index, onChoose }: RoomChoiceProps) => (
  <div className={styles.roomChoice}>
    <button
      type="button"
      className="icon-button"
      aria-label={messages.previousRoom}
      disabled={index === 0}
      onClick={() => onChoose(index - 1)}
    >
      <Icon name="back" />
    </button>
    <select
      className="control"
      aria-label={room}
      value={index}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      {rooms.map((name, position) => (
        <option key={name} value={position}>
          {name}
        </option>
      ))}
    </select>
    <button
      type="button"
      className={`icon-button ${styles.next}`}
      aria-label={messages.nextRoom}
      disabled={index >= rooms.length - 1}
      onClick={() => onChoose(index + 1)}
    >
      <Icon name="back" />
    </button>
  </div>
);
