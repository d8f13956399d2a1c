import type { ReactNode } from 'react';
import * as styles from './file-links.module.scss';

type FileLinksProps = { exports: { path: string; label: string }[]; children?: ReactNode };

/** Links to the import and to the files of an export. */
export const FileLinks = ({ exports, children }: FileLinksProps) => (
  <nav className={styles.files} aria-label="Import and export">
    {children}
    <ul className={styles.list} aria-label="Export">
      {exports.map(({ path, label }) => (
        <li key={path}>
          <a href={path} download className={styles.link}>
            <span className="visually-hidden">Export as </span>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
