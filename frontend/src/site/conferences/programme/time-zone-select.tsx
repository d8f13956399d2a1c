import { rich, t } from '#messages';
import { direction } from '#messages/language';
import { Icon } from '../../../ui/picture/icon';
import { describeZoneAt } from '../../../ui/time/time-zones';
import * as styles from './time-zone-select.module.scss';

type TimeZoneSelectProps = {
  conferenceZone: string;
  /** The visitor's zone; undefined when its times are those of the conference. */
  localZone: string | undefined;
  zone: string;
  /** The start of the first session, as an ISO instant. */
  start: string;
  onChange: (zone: string) => void;
};

export function TimeZoneSelect({ conferenceZone, localZone, zone, start, onChange }: TimeZoneSelectProps) {
  if (!localZone)
    return (
      <p className={styles.zone} dir={direction}>
        {rich('programme.allTimesAreIn', { zone: () => describeZoneAt(start, conferenceZone) })}
      </p>
    );
  return (
    <div className={styles.zone} dir={direction}>
      <label htmlFor="programme-zone">{t('programme.allTimesAre')}</label>
      <span className={styles.field}>
        <select id="programme-zone" value={zone} onChange={(event) => onChange(event.target.value)}>
          <option value={conferenceZone}>{describeZoneAt(start, conferenceZone)}</option>
          <option value={localZone}>{t('programme.myOwnZone', { zone: describeZoneAt(start, localZone) })}</option>
        </select>
        <Icon name="chevron" />
      </span>
    </div>
  );
}
