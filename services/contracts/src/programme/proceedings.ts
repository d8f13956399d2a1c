import type { z } from 'zod';
import type { ConferenceDocument, DocumentInput } from '../conferences/documents.schema.js';
import type { SessionSpeaker } from './assignments.schema.js';
import type { paperAuthor, proceedingsSession } from './proceedings.schema.js';

export type PaperAuthor = z.infer<typeof paperAuthor>;

type Contribution<Author> = Pick<SessionSpeaker, 'speakerType' | 'presentationTitle'> & { person: Author | null };

export type ProceedingsSession = Omit<z.infer<typeof proceedingsSession>, 'documents'> & {
  documents: ConferenceDocument[];
};

type PaperDocument = Pick<ConferenceDocument, 'kind' | 'title'>;
export type Paper<Author, Document extends PaperDocument> = { title: string; authors: Author[]; document?: Document };

const isAuthor = ({ speakerType }: Pick<SessionSpeaker, 'speakerType'>) =>
  !['moderator', 'chair', 'discussant'].includes(speakerType);

const comparable = (title: string) => title.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Papers are the documents of the kind 'paper' or, without one, the presentations with a title of their own. Whoever presented a
 * title wrote the paper of that title. A single paper with another title is by all authors of the session.
 */
export function papersOfSession<Author, Document extends PaperDocument>({
  speakers,
  documents,
}: {
  speakers: Contribution<Author>[];
  documents: Document[];
}): Paper<Author, Document>[] {
  const authors = speakers.filter(isAuthor);
  const peopleOf = (list: Contribution<Author>[]) => list.flatMap(({ person }) => (person ? [person] : []));
  const presentersOf = (title: string) =>
    authors.filter(({ presentationTitle }) => comparable(presentationTitle) === comparable(title));
  const [paper, ...others] = documents.filter(({ kind }) => kind === 'paper');
  if (!paper) {
    const titles = new Set(authors.map(({ presentationTitle }) => presentationTitle).filter(Boolean));
    return [...titles].map((title) => ({ title, authors: peopleOf(presentersOf(title)) }));
  }
  return [paper, ...others].map((document) => {
    const presenters = presentersOf(document.title);
    const isOnly = presenters.length === 0 && others.length === 0;
    return { title: document.title, authors: peopleOf(isOnly ? authors : presenters), document };
  });
}

/** True if at least one public document belongs to a session. */
export const hasProceedings = (documents: Pick<ConferenceDocument, 'sessionId'>[]): boolean =>
  documents.some(({ sessionId }) => sessionId !== null);

export const citationFormats = ['bib', 'ris', 'json'] as const;
export type CitationFormat = (typeof citationFormats)[number];

/** A file with the citation of a paper, or of all papers of the conference. */
export const citationPath = (conferenceId: string, format: CitationFormat, documentId = 'all'): string =>
  `/api/conferences/${conferenceId}/citations/${documentId}.${format}`;

export const doiUrl = (doi: string): string => `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}`;

/** Empty unless the licence has a page of its own. */
export const licenceUrl = (licence: DocumentInput['licence']): string => {
  if (licence === 'CC0-1.0') return 'https://creativecommons.org/publicdomain/zero/1.0/';
  const [, terms] = /^CC-(.*)-4\.0$/.exec(licence) ?? [];
  return terms ? `https://creativecommons.org/licenses/${terms.toLowerCase()}/4.0/` : '';
};

/** Returns first and last page, which are equal for a single page. */
export function pageRange(pages: string): [first: string, last: string] {
  const [first = '', last = first] = pages.split('–');
  return [first, last];
}
