import type { ConferenceDocument } from '@majlis/contracts/documents';
import { ExternalLink } from '../../ui/page/external-link';
import { AutoText } from '../../ui/text/auto-text';
import { documentKindLabels } from '../../ui/text/document-kind-labels';
import * as styles from './document-list.module.scss';

export function DocumentList({ documents }: { documents: ConferenceDocument[] }) {
  return (
    <ul className={styles.documents}>
      {documents.map((document) => (
        <li key={document.id}>
          <span className={styles.kind}>{documentKindLabels[document.kind]}</span>
          <DocumentLink document={document} />
        </li>
      ))}
    </ul>
  );
}

/** An uploaded file is downloaded under its title, because its URL is a content hash. */
function DocumentLink({ document: { title, url } }: { document: ConferenceDocument }) {
  const isFile = url.startsWith('/documents/');
  const name = <AutoText text={title} />;
  if (!isFile) return <ExternalLink href={url}>{name}</ExternalLink>;
  return (
    <a href={url} download={fileName(title)}>
      {name}
      <span className={styles.format}> PDF</span>
    </a>
  );
}

/** Replaces characters that file systems do not allow. */
const fileName = (title: string): string => `${title.replace(/[\\/:*?"<>|\s]+/g, ' ').trim()}.pdf`;
