import { Icon } from '../../../ui/picture/icon';
import { zoneAt } from '../../../ui/time/time-zones';
import * as styles from './zone-choice.module.scss';

type ZoneChoiceProps = {
  conferenceZone: string;
  /** The reader's own, when its times are others. */
  own: string | undefined;
  zone: string;
  /** When the programme begins. */
  start: string;
  onChoose: (zone: string) => void;
};

/** Names the zone of the times and, where there is another to read them in, offers it in the same place. */
export function ZoneChoice({ conferenceZone, own, zone, start, onChoose }: ZoneChoiceProps) {
  if (!own) return <p className={styles.zone}>All times are {zoneAt(start, conferenceZone)}.</p>;
  return (
    <div className={styles.zone}>
      <label htmlFor="programme-zone">All times are</label>
      <span className={styles.field}>
        <select id="programme-zone" value={zone} onChange={(event) => onChoose(event.target.value)}>
          <option value={conferenceZone}>{zoneAt(start, conferenceZone)}</option>
          <option value={own}>my own, {zoneAt(start, own)}</option>
        </select>
        <Icon name="chevron" />
      </span>
    </div>
  );
}
