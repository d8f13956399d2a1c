import type { ReactNode } from 'react';
import { t } from '#messages/staff';
import * as styles from './file-links.module.scss';

type FileLinksProps = { exports: { path: string; label: string }[]; children?: ReactNode };

/** Links to the import and to the files of an export. */
export const FileLinks = ({ exports, children }: FileLinksProps) => (
  <nav className={styles.files} aria-label={t('importLinks.importAndExport')}>
    {children}
    <ul className={styles.list} aria-label={t('importLinks.exportLabel')}>
      {exports.map(({ path, label }) => (
        <li key={path}>
          <a href={path} download className={styles.link} aria-label={t('importLinks.exportAs', { file: label })}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
