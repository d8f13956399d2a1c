import { maxPresentationTitle } from '@majlis/contracts/assignments';
import type { SpeakerType } from '@majlis/contracts/choices';
import type { SpeakerEntry } from './import-table.js';
import type { PeopleMatcher } from './match-people.js';
import { findSpeakerType } from './parse-speakers.js';
import type { StoredAssignment } from './programme-state.js';

export type PlannedSpeaker = { personId: string; name: string; speakerType: SpeakerType; presentationTitle: string };
export type PlannedSpeakers = { speakers: PlannedSpeaker[]; errors: string[]; notes: string[] };

const maxSpeakers = 100;

/** The speakers of the file in their order, then those whom it does not name: an import removes nobody. */
export function planSpeakers(
  entries: SpeakerEntry[],
  stored: StoredAssignment[],
  matcher: PeopleMatcher,
  { row, nameOf }: { row: number; nameOf: (personId: string) => string },
): PlannedSpeakers {
  const storedById = new Map(stored.map((assignment) => [assignment.personId, assignment]));
  const assigned = new Set(storedById.keys());
  const planned = new Map<string, PlannedSpeaker>();
  const [errors, notes]: [string[], string[]] = [[], []];
  for (const entry of entries) {
    const match = matcher.match(entry, row, assigned);
    if ('error' in match) {
      errors.push(match.error);
      continue;
    }
    const { personId, name } = match;
    assigned.delete(personId);
    notes.push(...match.notes);
    const earlier = planned.get(personId) ?? storedById.get(personId);
    const speakerType = findSpeakerType(entry.role) ?? earlier?.speakerType ?? 'presenter';
    const presentationTitle = entry.presentationTitle ?? earlier?.presentationTitle ?? '';
    if (presentationTitle.length > maxPresentationTitle)
      errors.push(`Presentation title has at most ${maxPresentationTitle} characters`);
    planned.set(personId, { personId, name, speakerType, presentationTitle });
  }
  for (const { personId, speakerType, presentationTitle } of stored) {
    if (planned.has(personId)) continue;
    const name = nameOf(personId);
    planned.set(personId, { personId, name, speakerType, presentationTitle });
    notes.push(`${name} is not in the file and stays`);
  }
  if (planned.size > maxSpeakers) errors.push(`At most ${maxSpeakers} speakers`);
  return { speakers: [...planned.values()], errors, notes };
}

export const describeSpeakers = (speakers: PlannedSpeaker[]): string =>
  speakers
    .map(({ name, speakerType, presentationTitle }) => {
      const role = speakerType === 'presenter' ? '' : ` (${speakerType})`;
      return `${name}${role}${presentationTitle ? `: ${presentationTitle}` : ''}`;
    })
    .join('; ');
