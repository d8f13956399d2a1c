import { t } from '#messages/staff';
import { Icon } from '../icon';
import * as styles from './room-choice.module.scss';

type RoomChoiceProps = { rooms: string[]; index: number; onChoose: (index: number) => void };

/** A phone shows one room at a time. */
export const RoomChoice = ({ rooms, index, onChoose }: RoomChoiceProps) => (
  <div className={styles.roomChoice}>
    <button
      type="button"
      className="icon-button"
      aria-label={t('sessionGrid.previousRoom')}
      disabled={index === 0}
      onClick={() => onChoose(index - 1)}
    >
      <Icon name="back" />
    </button>
    <select
      className="control"
      aria-label={t('common.room')}
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
      aria-label={t('sessionGrid.nextRoom')}
      disabled={index >= rooms.length - 1}
      onClick={() => onChoose(index + 1)}
    >
      <Icon name="back" />
    </button>
  </div>
);
