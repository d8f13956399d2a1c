import { languageTag } from '@majlis/contracts/languages';
import { papersOfSession } from '@majlis/contracts/proceedings';
import { toLocalDateTime } from '@majlis/contracts/zoned-times';
import type { ConferenceEntity } from '../conferences/conference.entity.js';
import type { Citation } from './citation.js';
import type { ProceedingsService } from './proceedings.service.js';

type Sessions = Awaited<ReturnType<ProceedingsService['list']>>;

/** The papers of these sessions, each with the id of its document. */
export function listCitations(conference: ConferenceEntity, sessions: Sessions, origin: string) {
  return sessions.flatMap((session) =>
    papersOfSession(session).flatMap(({ title, authors, document }) => {
      if (!document) return [];
      const { id, doi, licence, pages } = document;
      const conferenceUrl = `${origin}/conferences/${encodeURIComponent(conference.slug)}`;
      const citation: Citation = {
        // Titles, names and dates may be corrected, and a key must stay.
        key: `paper-${id.slice(0, 13)}`,
        ...{ title, authors, doi, licence, pages },
        date: document.publishedOn ?? toLocalDateTime(session.startTime, conference.timezone).slice(0, 10),
        conference: conference.title,
        place: conference.isVirtual ? '' : [conference.city, conference.country].filter(Boolean).join(', '),
        publisher: conference.organizer,
        language: languageTag(document.language || conference.language) ?? '',
        abstract: session.sessionAbstract,
        url: `${conferenceUrl}/sessions/${encodeURIComponent(session.slug)}`,
        pdfUrl: document.url.startsWith('/') ? `${origin}${document.url}` : '',
      };
      return [{ id, citation }];
    }),
  );
}
