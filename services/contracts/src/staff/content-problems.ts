import type { Endpoint } from '../shared/endpoint.js';
import type { Message } from '../shared/messages.js';

/** The order is that in which problems are listed: what misleads visitors most comes first. */
export const contentProblemKinds = [
  'broken-link',
  'passed-deadline',
  'outdated-year',
  'draft-over',
  'missing-speakers',
  'missing-room',
  'missing-alt',
  'missing-description',
  'long-description',
] as const;
export type ContentProblemKind = (typeof contentProblemKinds)[number];

export type ContentProblem = {
  /** Contains the kind and the place, so that it stays the same as long as the problem is there. */
  key: string;
  kind: ContentProblemKind;
  title: Message;
  /** The name of the row. */
  label: string;
  table: string;
  id: string;
  conferenceId: string | null;
  /** The page of the staff area on which the problem is solved. */
  path: string;
  /** Changes when the problem becomes another one, which is shown again although the first was silenced. */
  fingerprint: string;
  silencedBy: string | null;
  silencedAt: string | null;
};

const contentProblemsPath = '/api/cms/content-problems';

export const contentProblems: Endpoint<ContentProblem[]> = { path: contentProblemsPath };

export const silencePath = (key: string): string => `${contentProblemsPath}/${encodeURIComponent(key)}/silence`;
