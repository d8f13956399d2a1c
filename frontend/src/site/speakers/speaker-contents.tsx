import { calendarPaths } from '@majlis/contracts/conferences/calendars';
import type { SpeakerDetail } from '@majlis/contracts/programme/speakers';
import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { Breadcrumb } from '../../ui/page/breadcrumb';
import { useNow } from '../../ui/page/prerender';
import { Avatar } from '../../ui/picture/avatar';
import { Girih } from '../../ui/picture/girih';
import { AutoText, detectLanguage, LanguageNote } from '../../ui/text/auto-text';
import { contentDirection } from '../../ui/text/content-direction';
import { formatPosition, fullName } from '../../ui/text/format-person';
import { CalendarLinks } from '../conferences/calendar-links';
import { SpeakerLinks } from '../conferences/session/speaker-links';
import * as styles from './speaker.module.scss';
import { speakerPath } from './speaker-path';
import { SpeakerSessions } from './speaker-sessions';

export function SpeakerContents({ speaker }: { speaker: SpeakerDetail }) {
  const { slug, photo, pictures, department, biography, expertiseAreas, conferences } = speaker;
  const [name, position] = [fullName(speaker), formatPosition(speaker)];
  const direction = contentDirection(biography || position || name);
  return (
    <article>
      <PageMeta
        title={name}
        description={
          biography ||
          [position, t('speakers.sessionsAt', { conference: conferences[0].title })].filter(Boolean).join('. ')
        }
        canonicalPath={speakerPath(slug)}
        noindex={conferences.every(({ status }) => status === 'draft')}
      />
      <header className={`page-header ${styles.header}`} dir={direction}>
        <Girih className="page-header-pattern" />
        <div className="page-width">
          <Breadcrumb pages={[{ to: '/speakers', name: t('speakers.speakers') }]} />
          <div className={styles.head}>
            <Avatar
              className={styles.portrait}
              url={photo}
              details={pictures?.[photo]}
              name={name}
              sizes="(width < 576px) 104px, 176px"
            />
            <div>
              <h1 lang={detectLanguage(name)}>
                <bdi>{name}</bdi>
              </h1>
              {position && <AutoText as="p" className={styles.position} text={position} />}
              {department && <AutoText as="p" className={styles.department} text={department} />}
              <LanguageNote texts={[biography || position, department]} />
            </div>
          </div>
        </div>
      </header>
      <div className={`page-width section section-after-header ${styles.columns}`} dir={direction}>
        <div className={styles.about}>
          {biography && (
            <section>
              <h2>{t('speakers.biography')}</h2>
              <AutoText as="p" className={styles.biography} text={biography} />
            </section>
          )}
          {expertiseAreas.length > 0 && (
            <section>
              <h2>{t('speakers.areasOfExpertise')}</h2>
              <ul className={styles.areas}>
                {expertiseAreas.map((area) => (
                  <AutoText as="li" key={area} text={area} />
                ))}
              </ul>
            </section>
          )}
          <SpeakerLinks person={speaker} name={name} />
          <SpeakerCalendar speaker={speaker} />
        </div>
        <SpeakerSessions conferences={conferences} />
      </div>
    </article>
  );
}

/** The calendar of a speaker who has sessions to come. */
function SpeakerCalendar({ speaker: { id, conferences } }: { speaker: SpeakerDetail }) {
  const now = useNow();
  const isOver = conferences.every(
    ({ status, sessions }) => status === 'draft' || sessions.every(({ endTime }) => Date.parse(endTime) < now),
  );
  if (isOver) return null;
  return (
    <section className="screen-only">
      <h2>{t('speakers.addToCalendar')}</h2>
      <CalendarLinks className={styles.calendar} path={calendarPaths.speaker(id)} isOver={false} />
    </section>
  );
}
