import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { ConferenceDocument } from '@majlis/contracts/conferences/documents.schema';
import {
  doiUrl,
  licenceUrl,
  type Paper,
  type PaperAuthor,
  type ProceedingsSession,
  pageRange,
  papersOfSession,
} from '@majlis/contracts/programme/proceedings';
import type { SessionDetail } from '@majlis/contracts/programme/sessions.schema';
import { languageTag } from '@majlis/contracts/shared/languages';
import type { ContentLookup } from '@majlis/contracts/site/content-lookup';
import { fullName } from '../../ui/text/formats';
import { personNode, sessionUrl } from './events';
import { isoLocalTime, type JsonLdNode, localUrl, organisationSummary, type Site } from './json-ld';

type PaperSession = ProceedingsSession | SessionDetail;
type CitedPaper = Paper<PaperAuthor, ConferenceDocument>;

const publicationDate = ({ document }: CitedPaper, session: PaperSession, { timezone }: Conference): string =>
  document?.publishedOn ?? isoLocalTime(session.startTime, timezone).slice(0, 10);

/** An uploaded paper is served under the page of its session, too: Google Scholar takes no file from another folder. */
const pdfUrl = (page: Site, { slug }: Conference, session: PaperSession, { document }: CitedPaper): string => {
  const file = /^\/documents\/(.*)$/.exec(document?.url ?? '')?.[1];
  if (file) return `${sessionUrl(page, slug, session.slug)}/${file}`;
  return document && /\.pdf$/i.test(document.url) ? document.url : '';
};

const languageOf = ({ document }: CitedPaper, conference: Conference) =>
  languageTag(document?.language || conference.language);

export const paperNode =
  (page: Site, text: ContentLookup, conference: Conference, session: PaperSession) =>
  (paper: CitedPaper): JsonLdNode => {
    const { title, authors, document } = paper;
    const [pdf, [firstPage, lastPage]] = [pdfUrl(page, conference, session, paper), pageRange(document?.pages ?? '')];
    return {
      '@type': 'ScholarlyArticle',
      headline: title,
      name: title,
      author: authors.map((author) => ({
        ...personNode(page, { position: '', photo: '', ...author }),
        sameAs: author.orcidId && `https://orcid.org/${author.orcidId}`,
      })),
      datePublished: publicationDate(paper, session, conference),
      abstract: session.sessionAbstract,
      url: sessionUrl(page, conference.slug, session.slug),
      sameAs: document?.doi && doiUrl(document.doi),
      license: document && licenceUrl(document.licence),
      pageStart: firstPage,
      pageEnd: lastPage,
      image: localUrl(page, `/share/sessions/${session.id}.jpg`),
      inLanguage: languageOf(paper, conference),
      publisher: organisationSummary(page, text),
      encoding: pdf && { '@type': 'MediaObject', contentUrl: pdf, encodingFormat: 'application/pdf' },
    };
  };

/** Highwire Press tags for Google Scholar, which belong only on the main page of a single paper with an author. */
export function citationTags(
  page: Site,
  conference: Conference,
  session: SessionDetail,
): [name: string, content: string][] {
  const [paper, ...others] = papersOfSession<PaperAuthor, ConferenceDocument>(session);
  if (!paper || others.length > 0 || paper.authors.length === 0) return [];
  const { doi = '', pages = '' } = paper.document ?? {};
  const [firstPage, lastPage] = pageRange(pages);
  const authorTags = (author: PaperAuthor): [string, string][] => [
    ['citation_author', fullName(author)],
    ['citation_author_institution', author.organization],
    ['citation_author_orcid', author.orcidId && `https://orcid.org/${author.orcidId}`],
  ];
  const tags: [string, string][] = [
    ['citation_title', paper.title],
    ...paper.authors.flatMap(authorTags),
    ['citation_publication_date', publicationDate(paper, session, conference).replaceAll('-', '/')],
    ['citation_conference_title', conference.title],
    ['citation_firstpage', firstPage],
    ['citation_lastpage', lastPage],
    ['citation_doi', doi],
    ['citation_language', languageOf(paper, conference) ?? ''],
    ['citation_abstract_html_url', sessionUrl(page, conference.slug, session.slug)],
    ['citation_pdf_url', pdfUrl(page, conference, session, paper)],
  ];
  return tags.filter(([, content]) => content);
}
