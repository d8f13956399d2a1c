import type { Conference } from '@majlis/contracts/conferences';
import { type CitationFormat, citationPath } from '@majlis/contracts/proceedings';
import { useState } from 'react';
import { t } from '#messages';
import { useOrigin } from '../../../ui/page/prerender';
import { AutoText } from '../../../ui/text/auto-text';
import { type CitedPaper, type CitedSession, formatCitation } from './format-citation';
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
