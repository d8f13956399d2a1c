import { createHash } from 'node:crypto';
import type { ContentProblem, ContentProblemKind } from '@majlis/contracts/content-problems';
import { type Message } from '@majlis/contracts/messages';

/** A row that staff edit; `conferenceId` is null unless it is edited in a conference. */
export type Place = { table: string; id: string; conferenceId: string | null; label: string };

export type FoundProblem = Omit<ContentProblem, 'silencedBy' | 'silencedAt'>;

type Details = {
  title: Message;
  /** What staff judge when they silence it, such as the passed deadline. */
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

const sections: Record<string, string> = {
  content_entries: 'content',
  hero_images: 'hero-images',
  pages: 'pages',
  partners: 'partners',
  people: 'conference-management/speakers',
};

const conferenceViews: Record<string, string> = {
  conferences: 'edit',
  conference_partners: 'partners',
  documents: 'documents',
  sessions: 'sessions',
};

/** The page opens the form of the row that `edit` names. */
function editPath({ table, id, conferenceId }: Place): string {
  const view = conferenceViews[table];
  if (view === 'edit') return `/admin/conference-management/${id}/edit`;
  const page = view ? `conference-management/${conferenceId}/${view}` : sections[table];
  return `/admin/${page}?${new URLSearchParams({ edit: id }).toString()}`;
}
