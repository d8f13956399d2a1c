import type { SessionSpeaker } from '@majlis/contracts/assignments';
import type { Conference } from '@majlis/contracts/conferences';
import type { ContentLookup } from '@majlis/contracts/content-lookup';
import type { Person } from '@majlis/contracts/people';
import type { SessionDetail } from '@majlis/contracts/sessions';
import { fullName } from '../../ui/text/format-person';
import { languageTag } from '../../ui/text/languages';
import { personNode, sessionUrl } from './events';
import { absoluteUrl, type JsonLdNode, type PageContext } from './json-ld';
import { organisationSummary } from './organisation';
import { isoLocalTime } from './times';

/** A paper that somebody reads in a session. */
export type Paper = { title: string; authors: Person[]; pdf?: string };

/** Who leads a discussion has not written what is discussed. */
const writes = ({ speakerType }: SessionSpeaker) => !['moderator', 'chair', 'discussant'].includes(speakerType);

/**
 * The papers of a session: one for each title that its speakers present, or the one document that is called a paper.
 * Only a document of the only paper can be said to be that paper.
 */
export function papersOfSession({ title, speakers, documents }: SessionDetail): Paper[] {
  const presenting = speakers.filter(writes);
  const titles = [...new Set(presenting.map(({ presentationTitle }) => presentationTitle).filter(Boolean))];
  const [document, ...others] = documents.filter(({ kind }) => kind === 'paper');
  const peopleOf = (list: SessionSpeaker[]) => list.flatMap((each) => (each.person ? [each.person] : []));
  const only = titles.length <= 1 && others.length === 0;
  const pdf = only && document && /\.pdf$/i.test(document.url) ? document.url : undefined;
  if (titles.length === 0 && (!document || !only)) return [];
  return (titles.length === 0 ? [''] : titles).map((each) => ({
    title: each || title,
    authors: peopleOf(presenting.filter(({ presentationTitle }) => presentationTitle === each)),
    ...(pdf && { pdf }),
  }));
}

export const paperNode =
  (page: PageContext, text: ContentLookup, conference: Conference, session: SessionDetail) =>
  ({ title, authors, pdf }: Paper): JsonLdNode => ({
    '@type': 'ScholarlyArticle',
    headline: title,
    name: title,
    author: authors.map((each) => ({
      ...personNode(page, each),
      sameAs: each.orcidId && `https://orcid.org/${each.orcidId}`,
    })),
    datePublished: isoLocalTime(session.startTime, conference.timezone).slice(0, 10),
    abstract: session.sessionAbstract,
    url: sessionUrl(page, conference.slug, session.id),
    image: absoluteUrl(page, `/share/sessions/${session.id}.jpg`),
    inLanguage: languageTag(conference.language),
    publisher: organisationSummary(page, text),
    encoding: pdf && { '@type': 'MediaObject', contentUrl: absoluteUrl(page, pdf), encodingFormat: 'application/pdf' },
  });

/**
 * What Google Scholar reads, by the names of Highwire Press. They belong on a page that is about one paper and is its
 * home: a session with a single one that has an author. Publications elsewhere have theirs at their own address.
 */
export function citationTags(
  page: PageContext,
  conference: Conference,
  session: SessionDetail,
): [name: string, content: string][] {
  const [paper, ...others] = papersOfSession(session);
  if (!paper || others.length > 0 || paper.authors.length === 0) return [];
  const ofAuthor = (author: Person): [string, string][] => [
    ['citation_author', fullName(author)],
    ['citation_author_institution', author.organization],
    ['citation_author_orcid', author.orcidId && `https://orcid.org/${author.orcidId}`],
  ];
  const tags: [string, string][] = [
    ['citation_title', paper.title],
    ...paper.authors.flatMap(ofAuthor),
    [
      'citation_publication_date',
      isoLocalTime(session.startTime, conference.timezone).slice(0, 10).replaceAll('-', '/'),
    ],
    ['citation_conference_title', conference.title],
    ['citation_language', languageTag(conference.language) ?? ''],
    ['citation_abstract_html_url', sessionUrl(page, conference.slug, session.id)],
    ['citation_pdf_url', paper.pdf ? absoluteUrl(page, paper.pdf) : ''],
  ];
  return tags.filter(([, content]) => content);
}
