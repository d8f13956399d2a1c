import { endpoints } from '@majlis/contracts/api/endpoints';
import { rowsPerListPage } from '@majlis/contracts/api/list-pages';
import type { ConferencePartner } from '@majlis/contracts/conferences/conference-partners.schema';
import type { ConferenceDocument } from '@majlis/contracts/conferences/documents.schema';
import type { ProceedingsSession } from '@majlis/contracts/programme/proceedings';
import { partnerTiers } from '@majlis/contracts/shared/choices';
import { activeInOrder, type LongList, useLongList } from '../../api/long-list';
import { usePageOpenedAt } from '../../ui/page/prerender';

const maxRows = 24;

export const proceedingsList = (slug: string): LongList<ProceedingsSession> => ({
  endpoint: endpoints.proceedings(slug),
  view: 'start',
  maxRows,
  toParts: (sessions) => [
    { name: 'sessions', rows: sessions },
    {
      name: 'withPaper',
      rows: sessions.filter(({ documents }) => documents.some(({ kind }) => kind === 'paper')),
      maxRows: 0,
    },
  ],
});

export const partnerList = (conferenceId: string): LongList<ConferencePartner> => ({
  endpoint: endpoints.conferencePartners(conferenceId),
  view: 'start',
  maxRows,
  toParts: (partners) => {
    const active = activeInOrder(partners);
    return partnerTiers.map((tier) => ({ name: tier, rows: active.filter((partner) => partner.tier === tier) }));
  },
});

export const documentList = (conferenceId: string, now: number): LongList<ConferenceDocument> => ({
  endpoint: endpoints.documents(conferenceId),
  view: 'start',
  maxRows,
  toParts: (all) => {
    const documents = publicDocuments(all, now);
    const ofKind = (wanted: string) => documents.filter(({ kind }) => kind === wanted);
    const isPaperOfSession = (one: ConferenceDocument) =>
      one.sessionId !== null && one.kind === 'paper' && isPublicDocument(one, now);
    return [
      { name: 'documents', rows: documents },
      { name: 'proceedings', rows: ofKind('proceedings'), maxRows: 1 },
      { name: 'recordings', rows: ofKind('recording'), maxRows: 1 },
      { name: 'papersOfSessions', rows: all.filter(isPaperOfSession), maxRows: 0 },
    ];
  },
});

type DocumentPart = 'documents' | 'proceedings' | 'recordings' | 'papersOfSessions';

/**
 * Returns one part of the conference's documents: all of its own, only its proceedings or recordings, or the papers of its
 * sessions.
 */
export const useConferenceDocuments = (conferenceId: string, part: DocumentPart) =>
  useLongList(documentList(conferenceId, usePageOpenedAt())).parts?.find(({ name }) => name === part);

/** A page of a list, with one row more if there is a next page. */
export const pageOf = <Row>(list: LongList<Row>, parts: readonly string[], page: number): LongList<Row> => ({
  ...list,
  view: `page-${page}`,
  maxRows: rowsPerListPage,
  toParts: (response) => {
    const rows = list
      .toParts(response)
      .filter(({ name }) => parts.includes(name))
      .flatMap((part) => part.rows);
    return [{ name: '', rows: rows.slice((page - 1) * rowsPerListPage, page * rowsPerListPage + 1) }];
  },
});

/** The API also sends documents that are not public yet to signed-in staff. */
const isPublicDocument = ({ isActive, publicFrom }: ConferenceDocument, now: number): boolean =>
  isActive && (publicFrom === null || Date.parse(publicFrom) <= now);

/** Returns the documents that belong to the conference as a whole. */
const publicDocuments = (documents: ConferenceDocument[], now: number): ConferenceDocument[] =>
  activeInOrder(documents).filter((document) => document.sessionId === null && isPublicDocument(document, now));
