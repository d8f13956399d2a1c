import type { SessionSpeaker, SpeakerSummary } from '@majlis/contracts/assignments';
import type { Person } from '@majlis/contracts/people';
import { SpeakerCard } from './speaker-card';

/** Of somebody as much as is known by now. */
export type SpeakingPerson = SpeakerSummary & Partial<Person>;
export type Part = Pick<SessionSpeaker, 'id' | 'speakerType' | 'presentationTitle'> & { person: SpeakingPerson };

type SessionSpeakersProps = {
  speakers: (Omit<Part, 'person'> & { person: SpeakingPerson | null })[];
  isPending: boolean;
  level: 2 | 3;
};

export function SessionSpeakers({ speakers, isPending, level }: SessionSpeakersProps) {
  const parts = speakers.flatMap(({ person, ...part }) => (person ? [{ ...part, person }] : []));
  if (parts.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <section className="reading-part">
      <Heading>Speakers &amp; Presenters</Heading>
      <ul className="speakers">
        {parts.map((part) => (
          <SpeakerCard key={part.id} part={part} isPending={isPending} level={level === 2 ? 3 : 4} />
        ))}
      </ul>
    </section>
  );
}
