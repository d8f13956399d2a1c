import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { ConferenceDocument } from '@majlis/contracts/conferences/documents.schema';
import {
  type CitationFormat,
  citationPath,
  doiUrl,
  licenceUrl,
  type Paper,
  type PaperAuthor,
  type ProceedingsSession,
  papersOfSession,
} from '@majlis/contracts/programme/proceedings';
import { licenceLabels } from '@majlis/contracts/shared/choices';
import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { ExternalLink } from '../../../ui/page/external-link';
import { useOrigin } from '../../../ui/page/prerender';
import { useCopy } from '../../../ui/page/share-button';
import { Icon } from '../../../ui/picture/icon';
import { AutoText } from '../../../ui/text/auto-text';
import { fullName, recordingKind } from '../../../ui/text/formats';
import { formatDay } from '../../../ui/time/dates';
import { sessionPath } from '../../paths';
import { DocumentItem } from '../document-list';
import * as list from '../document-list.module.scss';
import { formatConferenceLocation } from '../format-conference-location';
import * as styles from './materials.module.scss';

type MaterialsProps = {
  conference: Conference;
  session: CitedSession & {
    speakers: (Omit<ProceedingsSession['speakers'][number], 'person'> & { person: PaperAuthor | null })[];
    documents: ConferenceDocument[];
  };
};

/** Papers, slides, recordings and other documents of a session. */
export function Materials({ conference, session }: MaterialsProps) {
  const papers = papersOfSession(session);
  return (
    <ul className={list.documents}>
      {session.documents.map((document) => {
        const paper = papers.find((candidate) => candidate.document === document);
        const kind = document.kind === 'recording' ? recordingKind(document.url) : undefined;
        return (
          <DocumentItem key={document.id} document={document}>
            {paper && paper.authors.length > 0 && <Authors authors={paper.authors} />}
            <Facts document={document} />
            {paper && <CitePaper conference={conference} session={session} paper={{ ...paper, document }} />}
            {kind && <Recording recording={document} kind={kind} />}
          </DocumentItem>
        );
      })}
    </ul>
  );
}

function Facts({ document: { doi, licence, pages } }: { document: ConferenceDocument }) {
  if (!doi && !licence && !pages) return null;
  return (
    <ul className={styles.facts}>
      {pages && <li>{t('materials.pages', { range: pages })}</li>}
      {licence && (
        <li>
          <LicenceLink licence={licence} />
        </li>
      )}
      {doi && (
        <li>
          <ExternalLink href={doiUrl(doi)}>doi:{doi}</ExternalLink>
        </li>
      )}
    </ul>
  );
}

const Authors = ({ authors }: { authors: PaperAuthor[] }) => (
  <p className={styles.authors}>
    {authors.map((author, index) => (
      <Fragment key={author.id}>
        {index > 0 && t('lists.listSeparator')}
        <Link to={`/speakers/${author.slug}`}>
          <AutoText text={fullName(author)} />
        </Link>
      </Fragment>
    ))}
  </p>
);

function LicenceLink({ licence }: { licence: Exclude<ConferenceDocument['licence'], ''> }) {
  const url = licenceUrl(licence);
  return url ? <ExternalLink href={url}>{licenceLabels[licence]}</ExternalLink> : t('materials.allRightsReserved');
}

type RecordingProps = { recording: ConferenceDocument; kind: 'audio' | 'video' };

/** Until Play is pressed, the browser sends nothing to the host of the recording. */
function Recording({ recording: { title, url }, kind: Player }: RecordingProps) {
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  if (state === 'failed')
    return (
      <p className={styles.facts} role="alert">
        {t('materials.cannotBePlayed')}
      </p>
    );
  if (state === 'open')
    return (
      <Player
        className={styles.player}
        src={url}
        controls
        autoPlay
        // The pressed button is gone, so the player takes the focus.
        ref={(player) => player?.focus()}
        aria-label={title}
        onError={() => setState('failed')}
      />
    );
  return (
    <button type="button" className={`btn btn-outline-primary btn-sm ${styles.play}`} onClick={() => setState('open')}>
      <Icon name="play" /> {t('materials.play')}
      <span className="visually-hidden"> {title}</span>
    </button>
  );
}

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

function CitePaper({ conference, session, paper }: CitePaperProps) {
  const citation = formatCitation(paper, session, conference, useOrigin());
  const { message, copy } = useCopy(citation, { copied: t('materials.copied'), notCopied: t('materials.notCopied') });
  return (
    <details className={styles.fold}>
      <summary>
        {t('materials.citeThis')}
        <span className="visually-hidden">: {paper.title}</span>
      </summary>
      <AutoText as="p" text={citation} />
      <div className={styles.actions}>
        <button type="button" className="btn btn-outline-primary btn-sm" onClick={copy}>
          {t('materials.copy')}
        </button>
        <CitationFiles conferenceId={conference.id} documentId={paper.document.id} about={paper.title} />
        <span role="status">{message}</span>
      </div>
    </details>
  );
}

type CitedSession = Pick<ProceedingsSession, 'slug' | 'startTime'>;
type CitedPaper = Paper<PaperAuthor, ConferenceDocument> & { document: ConferenceDocument };

/** Authors keep the order of their names, because many scripts have no form like "Last, First". */
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
