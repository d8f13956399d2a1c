import type { SpeakerType } from '../shared/choices.js';
import type { Endpoint } from '../shared/endpoint.js';

export const duplicateReasons = ['orcid', 'email', 'name'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

/** The ids of two people, the smaller one first. */
export type PersonPair = [string, string];

/** The strongest reasons come first. If there are very many pairs, only the first are listed. */
export type DuplicatePeople = {
  pairs: { ids: PersonPair; reasons: DuplicateReason[] }[];
  total: number;
  /** Pairs that staff have marked as different people, newest first. */
  distinct: PersonPair[];
};

export const maxListedPairs = 200;

/** An assignment after the merge. With `isShared` both people were in the session, and one assignment remains. */
export type MergedAssignment = {
  sessionId: string;
  title: string;
  conferenceTitle: string;
  isShared: boolean;
  speakerType: SpeakerType;
  presentationTitle: string;
};

/** `draftCount` counts drafts of sessions that name the merged person; `hasOwnDraft` says that this person has a draft, too. */
export type MergePreview = { assignments: MergedAssignment[]; draftCount: number; hasOwnDraft: boolean };

const path = '/api/people';
export const distinctPeoplePath = ([one, other]: PersonPair): string => `${path}/distinct/${one}/${other}`;
export const mergePath = (keptId: string): string => `${path}/${keptId}/merge`;

export const duplicatePeople: Endpoint<DuplicatePeople> = { path: `${path}/duplicates` };
export const mergePreview = (keptId: string, mergedId: string): Endpoint<MergePreview> => ({
  path: `${mergePath(keptId)}/${mergedId}`,
});
