import type { SessionSpeaker, SpeakerSummary } from '@majlis/contracts/assignments';
import type { Person } from '@majlis/contracts/people';
import { SpeakerCard } from './speaker-card';

/** Of somebody as much as is known by now. */
export type SpeakingPerson = SpeakerSummary & Partial<Person>;
export type Part = Pick<SessionSpeaker, 'id' | 'speakerType' | 'presentationTitle'> & { person: SpeakingPerson };

type SessionSpeakersProps = {
  speakers: (Omit<Part, 'person'> & { person: SpeakingPerson | null })[];
  isPending: boolean;
};

export function SessionSpeakers({ speakers, isPending }: SessionSpeakersProps) {
  const parts = speakers.flatMap(({ person, ...part }) => (person ? [{ ...part, person }] : []));
  if (parts.length === 0) return null;
  return (
    <section className="reading-part">
      <h3>Speakers &amp; Presenters</h3>
      <ul className="speakers">
        {parts.map((part) => (
          <SpeakerCard key={part.id} part={part} isPending={isPending} />
        ))}
      </ul>
    </section>
  );
}
