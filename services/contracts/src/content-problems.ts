import { z } from 'zod';
import type { Endpoint } from './endpoints.js';

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
  title: string;
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

export const problemKey = z.string().regex(/^[a-z-]{1,40}:[a-z_]{1,40}:[\w.:-]{1,200}$/, 'This is no problem');

export const silenceInput = z.strictObject({
  fingerprint: z.string('Say what to silence').regex(/^[0-9a-f]{16}$/, 'This is no fingerprint'),
});
export type SilenceInput = z.infer<typeof silenceInput>;

const contentProblemsPath = '/api/cms/content-problems';

export const contentProblems: Endpoint<ContentProblem[]> = { path: contentProblemsPath };

export const silencePath = (key: string): string => `${contentProblemsPath}/${encodeURIComponent(key)}/silence`;
