import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { Person } from '@majlis/contracts/people/people.schema';
import type { SessionSpeaker } from '@majlis/contracts/programme/assignments.schema';
import type { SessionDetail } from '@majlis/contracts/programme/sessions.schema';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { Avatar } from '../../../ui/picture/picture';
import { AutoText } from '../../../ui/text/auto-text';
import { formatPosition, fullName } from '../../../ui/text/formats';
import { ReadMore } from '../../../ui/text/read-more';
import { speakerPath } from '../../paths';
import { Materials } from '../materials/materials';
import * as styles from './session-text.module.scss';
import * as speakerCardStyles from './speaker-card.module.scss';
import { SpeakerLinks } from './speaker-links';

type SessionTextProps = {
  conference: Conference;
  session: SessionDetail;
  /** The level of the headings within the text. */
  level: 2 | 3;
  className?: string;
};

export function SessionText({ conference, session, level, className }: SessionTextProps) {
  const { description, sessionAbstract, speakers, documents } = session;
  const Heading = `h${level}` as const;
  return (
    <div className={className}>
      {description && <AutoText as="p" className={styles.description} text={description} />}
      {sessionAbstract && (
        <section className={styles.section}>
          <Heading>{t('session.abstract')}</Heading>
          <AutoText as="p" className={styles.abstract} text={sessionAbstract} />
        </section>
      )}
      <SessionSpeakers speakers={speakers} level={level} />
      {documents.length > 0 && (
        <section className={styles.section}>
          <Heading>{t('session.materials')}</Heading>
          <Materials conference={conference} session={session} />
        </section>
      )}
    </div>
  );
}

function SessionSpeakers({ speakers, level }: { speakers: SessionSpeaker[]; level: 2 | 3 }) {
  const assignments = speakers.flatMap(({ person, ...assignment }) => (person ? [{ ...assignment, person }] : []));
  if (assignments.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <section className={styles.section}>
      <Heading>{t('session.speakersAndPresenters')}</Heading>
      <ul className={styles.speakers}>
        {assignments.map((assignment) => (
          <SpeakerCard key={assignment.id} assignment={assignment} level={level === 2 ? 3 : 4} />
        ))}
      </ul>
    </section>
  );
}

const biographyPreviewLength = 320;

export function SpeakerCard({ assignment, level }: { assignment: SessionSpeaker & { person: Person }; level: 3 | 4 }) {
  const { person, speakerType, presentationTitle } = assignment;
  const { photo, pictures, biography, expertiseAreas } = person;
  const [name, position] = [fullName(person), formatPosition(person)];
  return (
    <li className={speakerCardStyles.speaker}>
      <Avatar className={speakerCardStyles.photo} url={photo} details={pictures?.[photo]} name={name} sizes="96px" />
      <div>
        <div className={speakerCardStyles.head}>
          <AutoText as={`h${level}`} text={name}>
            <Link to={speakerPath(person.slug)}>{name}</Link>
          </AutoText>
          <span className={speakerCardStyles.type}>{t(`sessionTypes.speakerTypes.${speakerType}`)}</span>
        </div>
        {position && <AutoText as="p" className={speakerCardStyles.position} text={position} />}
        {presentationTitle && <AutoText as="p" className={speakerCardStyles.presentation} text={presentationTitle} />}
        {biography && <ReadMore text={biography} limit={biographyPreviewLength} about={name} />}
        {expertiseAreas.length > 0 && (
          <ul className={`tags ${speakerCardStyles.expertise}`} aria-label={t('session.expertiseOf', { name })}>
            {expertiseAreas.map((area) => (
              <AutoText as="li" key={area} text={area} />
            ))}
          </ul>
        )}
        <SpeakerLinks person={person} name={name} />
      </div>
    </li>
  );
}
