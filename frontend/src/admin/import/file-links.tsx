import type { ReactNode } from 'react';
import * as messages from '#messages/staff/import-links';
import * as styles from './file-links.module.scss';

type FileLinksProps = { exports: { path: string; label: string }[]; children?: ReactNode };

/** Links to the import and to the files of an export. */
export const FileLinks = ({ exports, children }: FileLinksProps) => (
  <nav className={styles.files} aria-label={messages.importAndExport}>
    {children}
    <ul className={styles.list} aria-label={messages.exportLabel}>
      {exports.map(({ path, label }) => (
        <li key={path}>
          <a href={path} download className={styles.link} aria-label={messages.exportAs(label)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
