import type { SessionSpeaker } from '@majlis/contracts/assignments';
import * as styles from './session-text.module.scss';
import { SpeakerCard } from './speaker-card';

export function SessionSpeakers({ speakers, level }: { speakers: SessionSpeaker[]; level: 2 | 3 }) {
  const parts = speakers.flatMap(({ person, ...part }) => (person ? [{ ...part, person }] : []));
  if (parts.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <section className={styles.part}>
      <Heading>Speakers &amp; Presenters</Heading>
      <ul className={styles.speakers}>
        {parts.map((part) => (
          <SpeakerCard key={part.id} part={part} level={level === 2 ? 3 : 4} />
        ))}
      </ul>
    </section>
  );
}
