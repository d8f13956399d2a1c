import type { AgendaSession } from '@majlis/contracts/sessions';
import { t } from '#messages';
import { direction } from '#messages/language';
import { AutoText } from '../../../ui/text/auto-text';
import { formatShortDay, formatTime } from '../../../ui/time/dates';
import { indexSpeakers } from './index-speakers';
import * as styles from './speaker-index.module.scss';

/** The last pages of a printed programme: where and when each person speaks. */
export function SpeakerIndex({ sessions, timeZone }: { sessions: AgendaSession[]; timeZone: string }) {
  const speakers = indexSpeakers(sessions);
  if (speakers.length === 0) return null;
  return (
    <section className={styles.speakerIndex} aria-labelledby="speaker-index">
      <h3 id="speaker-index">{t('programme.speakers')}</h3>
      <ul className={styles.speakers}>
        {speakers.map((speaker) => (
          <li key={speaker.slug}>
            <bdi>{speaker.name}</bdi>
            <ul className={styles.times}>
              {speaker.sessions.map(({ id, startTime, location }) => (
                <li key={id}>
                  <span dir={direction}>
                    {t('time.dayAndTime', {
                      day: formatShortDay(startTime, timeZone),
                      time: formatTime(startTime, timeZone),
                    })}
                  </span>
                  {location && (
                    <>
                      {' · '}
                      <AutoText text={location} />
                    </>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
