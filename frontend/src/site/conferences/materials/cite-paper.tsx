import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { ConferenceDocument } from '@majlis/contracts/conferences/documents.schema';
import {
  type CitationFormat,
  citationPath,
  doiUrl,
  type Paper,
  type PaperAuthor,
  type ProceedingsSession,
} from '@majlis/contracts/programme/proceedings';
import { useState } from 'react';
import { t } from '#messages';
import { useOrigin } from '../../../ui/page/prerender';
import { AutoText } from '../../../ui/text/auto-text';
import { fullName } from '../../../ui/text/format-person';
import { formatDay } from '../../../ui/time/dates';
import { formatConferenceLocation } from '../format-conference-location';
import { sessionPath } from '../session-path';
import * as styles from './materials.module.scss';

const formats: Record<CitationFormat, string> = { bib: 'BibTeX', ris: 'RIS', json: 'CSL-JSON' };

type CitationFilesProps = { conferenceId: string; documentId?: string; about: string };

export const CitationFiles = ({ conferenceId, documentId, about }: CitationFilesProps) => (
  <ul className={styles.files}>
    {Object.entries(formats).map(([format, name]) => (
      <li key={format}>
        <a href={citationPath(conferenceId, format as CitationFormat, documentId)} download rel="nofollow">
          {name}
          <span className="visually-hidden">{t('materials.ofPapers', { papers: about })}</span>
        </a>
      </li>
    ))}
  </ul>
);

type CitePaperProps = { conference: Conference; session: CitedSession; paper: CitedPaper };

export function CitePaper({ conference, session, paper }: CitePaperProps) {
  const [message, setMessage] = useState('');
  const citation = formatCitation(paper, session, conference, useOrigin());
  const copy = async () => {
    try {
      // `navigator.clipboard` is undefined without TLS.
      await navigator.clipboard.writeText(citation);
      setMessage(t('materials.copied'));
    } catch {
      setMessage(t('materials.notCopied'));
    }
  };
  return (
    <details className={styles.fold}>
      <summary>
        {t('materials.citeThis')}
        <span className="visually-hidden">: {paper.title}</span>
      </summary>
      <AutoText as="p" text={citation} />
      <div className={styles.actions}>
        <button type="button" className="btn btn-outline-primary btn-sm" onClick={() => void copy()}>
          {t('materials.copy')}
        </button>
        <CitationFiles conferenceId={conference.id} documentId={paper.document.id} about={paper.title} />
        <span role="status">{message}</span>
      </div>
    </details>
  );
}

export type CitedSession = Pick<ProceedingsSession, 'slug' | 'startTime'>;
type CitedPaper = Paper<PaperAuthor, ConferenceDocument> & { document: ConferenceDocument };

/** Names in their order, because many scripts know no inversion. */
function formatCitation(
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
