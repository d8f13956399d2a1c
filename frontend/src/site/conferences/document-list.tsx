import type { ConferenceDocument } from '@majlis/contracts/conferences/documents.schema';
import type { ReactNode } from 'react';
import { t } from '#messages';
import { direction } from '#messages/language';
import { ExternalLink } from '../../ui/page/external-link';
import { AutoText } from '../../ui/text/auto-text';
import { formatFileSize, languageName } from '../../ui/text/formats';
import * as styles from './document-list.module.scss';

export const DocumentList = ({ documents }: { documents: ConferenceDocument[] }) => (
  <ul className={styles.documents}>
    {documents.map((document) => (
      <DocumentItem key={document.id} document={document} />
    ))}
  </ul>
);

export function DocumentItem({ document, children }: { document: ConferenceDocument; children?: ReactNode }) {
  const { kind, language } = document;
  return (
    <li>
      <span className={styles.kind}>
        {[t(`documentKinds.${kind}`), languageName(language)].filter(Boolean).join(t('lists.listSeparator'))}
      </span>
      <DocumentLink document={document} />
      {children}
    </li>
  );
}

/** An uploaded file is downloaded under its title, because its URL is a content hash. */
function DocumentLink({ document: { title, url, bytes } }: { document: ConferenceDocument }) {
  const isFile = url.startsWith('/documents/');
  const name = <AutoText text={title} />;
  if (!isFile) return <ExternalLink href={url}>{name}</ExternalLink>;
  return (
    <a href={url} download={fileName(title)}>
      {name}
      <span className={styles.format} dir={direction}>
        {' '}
        {['PDF', bytes && formatFileSize(bytes)].filter(Boolean).join(t('lists.listSeparator'))}
      </span>
    </a>
  );
}

/** Replaces characters that file systems do not allow. */
const fileName = (title: string): string => `${title.replace(/[\\/:*?"<>|\s]+/g, ' ').trim()}.pdf`;
