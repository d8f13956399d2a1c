import type { Endpoint } from '../shared/endpoint.js';
import type { Message } from '../shared/messages.js';

/** In the order in which they are listed: first what misleads visitors most. */
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
  /** Kind and place; stays the same as long as the problem is there. */
  key: string;
  kind: ContentProblemKind;
  title: Message;
  /** The name of the row. */
  label: string;
  table: string;
  id: string;
  conferenceId: string | null;
  /** Where in the staff area it is solved. */
  path: string;
  /** Changes when the problem becomes another one, which is shown again although the first was silenced. */
  fingerprint: string;
  silencedBy: string | null;
  silencedAt: string | null;
};

const contentProblemsPath = '/api/cms/content-problems';

export const contentProblems: Endpoint<ContentProblem[]> = { path: contentProblemsPath };

export const silencePath = (key: string): string => `${contentProblemsPath}/${encodeURIComponent(key)}/silence`;
