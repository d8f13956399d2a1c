import { createHash } from 'node:crypto';
import { tables } from '@majlis/contracts/api/lists.schema';
import { conferences } from '@majlis/contracts/conferences/conference.schema';
import { inConference } from '@majlis/contracts/shared/list-paths';
import type { Message } from '@majlis/contracts/shared/messages';
import type { ContentProblem, ContentProblemKind } from '@majlis/contracts/staff/content-problems';

/** A row that staff edit; `conferenceId` is null unless it is edited in a conference. */
export type Place = { table: string; id: string; conferenceId: string | null; label: string };

export type FoundProblem = Omit<ContentProblem, 'silencedBy' | 'silencedAt'>;

type Details = {
  title: Message;
  /**
   * The state that staff judge when they silence the problem, such as the passed deadline. A silenced problem is shown again when
   * it changes.
   */
  evidence: string;
  /** Tells problems of one kind in one row apart. */
  part?: string | undefined;
  path?: string | undefined;
};

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

export function toProblem(
  kind: ContentProblemKind,
  place: Place,
  { title, evidence, part, path }: Details,
): FoundProblem {
  const { table, id } = place;
  const key = [kind, table, id, ...(part === undefined ? [] : [hash(part)])].join(':');
  return { key, kind, title, ...place, path: path ?? editPath(place), fingerprint: hash(evidence) };
}

/** The page at this path opens the form of the row that the parameter `edit` names. */
function editPath({ table, id, conferenceId }: Place): string {
  if (table === conferences.table) return inConference(conferences.staffPath, id);
  const staffPath = tables.find((each) => each.table === table)?.staffPath ?? '/admin/content';
  return `${inConference(staffPath, conferenceId ?? '')}?${new URLSearchParams({ edit: id }).toString()}`;
}
