import type { SessionSpeaker } from '@majlis/contracts/assignments';
import type { Conference } from '@majlis/contracts/conferences';
import type { ContentLookup } from '@majlis/contracts/content-lookup';
import type { Person } from '@majlis/contracts/people';
import type { SessionDetail } from '@majlis/contracts/sessions';
import { fullName } from '../../ui/text/format-person';
import { languageTag } from '@majlis/contracts/languages';
import { personNode, sessionUrl } from './events';
import { absoluteUrl, type JsonLdNode, type PageContext } from './json-ld';
import { organisationSummary } from './organisation';
import { isoLocalTime } from './times';

export type Paper = { title: string; authors: Person[]; pdf?: string };

const isAuthor = ({ speakerType }: SessionSpeaker) => !['moderator', 'chair', 'discussant'].includes(speakerType);

/** One for each presented title; without titles, one for the only document of the kind 'paper'. */
export function papersOfSession({ title, speakers, documents }: SessionDetail): Paper[] {
  const authors = speakers.filter(isAuthor);
  const titles = [...new Set(authors.map(({ presentationTitle }) => presentationTitle).filter(Boolean))];
  const [document, ...others] = documents.filter(({ kind }) => kind === 'paper');
  const peopleOf = (list: SessionSpeaker[]) => list.flatMap(({ person }) => (person ? [person] : []));
  // With several papers or documents it is unknown which document belongs to which paper.
  const isSingle = titles.length <= 1 && others.length === 0;
  const pdf = isSingle && document && /\.pdf$/i.test(document.url) ? document.url : undefined;
  if (titles.length === 0 && (!document || !isSingle)) return [];
  return (titles.length === 0 ? [''] : titles).map((paperTitle) => ({
    title: paperTitle || title,
    authors: peopleOf(authors.filter(({ presentationTitle }) => presentationTitle === paperTitle)),
    ...(pdf && { pdf }),
  }));
}

export const paperNode =
  (page: PageContext, text: ContentLookup, conference: Conference, session: SessionDetail) =>
  ({ title, authors, pdf }: Paper): JsonLdNode => ({
    '@type': 'ScholarlyArticle',
    headline: title,
    name: title,
    author: authors.map((author) => ({
      ...personNode(page, author),
      sameAs: author.orcidId && `https://orcid.org/${author.orcidId}`,
    })),
    datePublished: isoLocalTime(session.startTime, conference.timezone).slice(0, 10),
    abstract: session.sessionAbstract,
    url: sessionUrl(page, conference.slug, session.slug),
    image: absoluteUrl(page, `/share/sessions/${session.id}.jpg`),
    inLanguage: languageTag(conference.language),
    publisher: organisationSummary(page, text),
    encoding: pdf && { '@type': 'MediaObject', contentUrl: absoluteUrl(page, pdf), encodingFormat: 'application/pdf' },
  });

/** Highwire Press tags for Google Scholar, which belong only on the main page of a single paper with an author. */
export function citationTags(
  page: PageContext,
  conference: Conference,
  session: SessionDetail,
): [name: string, content: string][] {
  const [paper, ...others] = papersOfSession(session);
  if (!paper || others.length > 0 || paper.authors.length === 0) return [];
  const authorTags = (author: Person): [string, string][] => [
    ['citation_author', fullName(author)],
    ['citation_author_institution', author.organization],
    ['citation_author_orcid', author.orcidId && `https://orcid.org/${author.orcidId}`],
  ];
  const tags: [string, string][] = [
    ['citation_title', paper.title],
    ...paper.authors.flatMap(authorTags),
    [
      'citation_publication_date',
      isoLocalTime(session.startTime, conference.timezone).slice(0, 10).replaceAll('-', '/'),
    ],
    ['citation_conference_title', conference.title],
    ['citation_language', languageTag(conference.language) ?? ''],
    ['citation_abstract_html_url', sessionUrl(page, conference.slug, session.slug)],
    ['citation_pdf_url', paper.pdf ? absoluteUrl(page, paper.pdf) : ''],
  ];
  return tags.filter(([, content]) => content);
}
