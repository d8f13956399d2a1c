import { type ProceedingsSession, papersOfSession } from '@majlis/contracts/programme/proceedings';
import { languageTag } from '@majlis/contracts/shared/languages';
import { toLocalDateTime } from '@majlis/contracts/shared/zoned-times';
import { toListResponse } from '@majlis/rows/repository/audited-entity';
import { type EntityManager, In } from 'typeorm';
import type { ConferenceEntity } from '../conferences/conference.entity.js';
import { DocumentEntity } from '../conferences/lists-of-conference.js';
import { listPublicDocuments } from '../documents/public-documents.js';
import { type ExportedSpeaker, readProgramme } from '../export/read-programme.js';
import type { Citation } from './format-citations.js';

/** Lists the sessions that have public documents, by time. Staff get the same as visitors. */
export async function listProceedings(manager: EntityManager, conferenceId: string) {
  const rows = await listPublicDocuments(manager.getRepository(DocumentEntity), { conferenceId });
  const documents = toListResponse(undefined, rows);
  const ids = new Set(documents.flatMap(({ sessionId }) => (sessionId === null ? [] : [sessionId])));
  const sessions = await readProgramme(manager, { conferenceId, id: In([...ids]) });
  return sessions.map(({ id, slug, title, track, startTime, endTime, sessionAbstract, speakers }) => ({
    ...{ id, slug, title, track, startTime, endTime, sessionAbstract },
    speakers: speakers.map(toContribution),
    documents: documents.filter(({ sessionId }) => sessionId === id),
  }));
}

function toContribution({
  speakerType,
  presentationTitle,
  person: { id, slug, firstName, lastName, organization, orcidId },
}: ExportedSpeaker): ProceedingsSession['speakers'][number] {
  return { speakerType, presentationTitle, person: { id, slug, firstName, lastName, organization, orcidId } };
}

type Sessions = Awaited<ReturnType<typeof listProceedings>>;

/** Lists the papers of these sessions, each with the id of its document. */
export function listCitations(conference: ConferenceEntity, sessions: Sessions, origin: string) {
  return sessions.flatMap((session) =>
    papersOfSession(session).flatMap(({ title, authors, document }) => {
      if (!document) return [];
      const { id, doi, licence, pages } = document;
      const conferenceUrl = `${origin}/conferences/${encodeURIComponent(conference.slug)}`;
      const citation: Citation = {
        // The key must never change, whereas titles, names and dates may be corrected.
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
