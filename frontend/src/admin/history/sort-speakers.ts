import type { AssignmentsInput } from '@majlis/contracts/assignments';

export type VersionSpeaker = AssignmentsInput['speakers'][number] & { speakerOrder?: number };

/** The history does not sort the rows that belong to a row. */
export const sortSpeakers = (speakers: VersionSpeaker[]): VersionSpeaker[] =>
  speakers.toSorted((one, other) => (one.speakerOrder ?? 0) - (other.speakerOrder ?? 0));
