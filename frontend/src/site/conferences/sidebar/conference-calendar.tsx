import { calendarPaths } from '@majlis/contracts/calendars';
import type { Conference } from '@majlis/contracts/conferences';
import { t } from '#messages';
import { useNow } from '../../../ui/page/prerender';
import { CalendarLinks } from '../calendar-links';
import { isOver } from '../format-conference';
import * as styles from './conference-sidebar.module.scss';

export function ConferenceCalendar({ conference }: { conference: Conference }) {
  const now = useNow();
  return (
    <section className="screen-only" aria-labelledby="calendar-heading">
      <h2 id="calendar-heading">{t('conference.addToCalendar')}</h2>
      <CalendarLinks
        className={styles.links}
        path={calendarPaths.conference(conference.id)}
        isOver={isOver(conference, now)}
      />
    </section>
  );
}
