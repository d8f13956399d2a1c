import type { Conference } from '@majlis/contracts/conferences';
import type { ConferenceDocument } from '@majlis/contracts/documents';
import { doiUrl, type Paper, type PaperAuthor, type ProceedingsSession } from '@majlis/contracts/proceedings';
import { t } from '#messages';
import { fullName } from '../../../ui/text/format-person';
import { formatDay } from '../../../ui/time/dates';
import { formatConferenceLocation } from '../format-conference-location';
import { sessionPath } from '../session-path';

export type CitedSession = Pick<ProceedingsSession, 'slug' | 'startTime'>;
export type CitedPaper = Paper<PaperAuthor, ConferenceDocument> & { document: ConferenceDocument };

/** Names in their order, because many scripts know no inversion. */
export function formatCitation(
  { title, authors, document: { doi, pages, publishedOn } }: CitedPaper,
  { slug, startTime }: CitedSession,
  conference: Conference,
  origin: string,
): string {
  const day = publishedOn ? formatDay(publishedOn) : formatDay(startTime, conference.timezone);
  const place = conference.isVirtual ? t('materials.citedOnline') : formatConferenceLocation(conference);
  const address = doi ? doiUrl(doi) : new URL(sessionPath(conference.slug, slug), origin).href;
  return [
    authors.length > 0 && `${authors.map(fullName).join(t('lists.listSeparator'))}.`,
    t(/\p{P}$/u.test(title) ? 'materials.citedTitleWithMark' : 'materials.citedTitle', { title }),
    `${[conference.title, place, day, pages && t('materials.citedPages', { range: pages })].filter(Boolean).join(t('lists.listSeparator'))}.`,
    address,
  ]
    .filter(Boolean)
    .join(' ');
}
