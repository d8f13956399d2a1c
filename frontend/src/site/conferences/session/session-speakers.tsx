import type { SessionSpeaker } from '@majlis/contracts/assignments';
import { t } from '#messages';
import * as styles from './session-text.module.scss';
import { SpeakerCard } from './speaker-card';

export function SessionSpeakers({ speakers, level }: { speakers: SessionSpeaker[]; level: 2 | 3 }) {
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
