import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { t } from '#messages';
import { direction } from '#messages/language';
import { AutoText } from '../../../ui/text/auto-text';
import { fullName } from '../../../ui/text/format-person';
import { formatShortDay, formatTime } from '../../../ui/time/dates';
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

type IndexedSpeaker = { slug: string; name: string; sessions: AgendaSession[] };

/** By last name. `sessions` keep their order. */
export function indexSpeakers(sessions: AgendaSession[]): IndexedSpeaker[] {
  const speakers = new Map<string, IndexedSpeaker & { sortName: string }>();
  for (const session of sessions)
    for (const { slug, firstName, lastName } of session.speakers) {
      const speaker = speakers.get(slug);
      if (!speaker)
        speakers.set(slug, {
          slug,
          name: fullName({ firstName, lastName }),
          sortName: `${lastName} ${firstName}`.trim(),
          sessions: [session],
        });
      // A person may have two roles in a session.
      else if (speaker.sessions.at(-1) !== session) speaker.sessions.push(session);
    }
  return [...speakers.values()].sort((one, other) => one.sortName.localeCompare(other.sortName));
}
