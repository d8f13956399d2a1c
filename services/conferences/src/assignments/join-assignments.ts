import { maxPresentationTitle } from '@majlis/contracts/programme/assignments.schema';
import type { SpeakerType } from '@majlis/contracts/shared/choices';

type Part = { speakerType: SpeakerType; presentationTitle: string };

/** If one person has two roles in a session, the first of them here remains. Presenter is last: it is assumed where nobody chose. */
const roles: readonly SpeakerType[] = ['keynote', 'chair', 'moderator', 'panelist', 'discussant', 'presenter'];

/** One assignment instead of two in the same session. It has the stronger role and both titles, or the first where both do not fit. */
export function joinAssignments(first: Part, second: Part): Part {
  const speakerType = roles.find((role) => role === first.speakerType || role === second.speakerType) ?? 'presenter';
  const titles = new Set([first.presentationTitle, second.presentationTitle].filter(Boolean));
  const both = [...titles].join(' / ');
  return { speakerType, presentationTitle: both.length > maxPresentationTitle ? first.presentationTitle : both };
}
