import { exportFiles } from '@majlis/contracts/import-fields';
import { exportPath } from '@majlis/contracts/imports';
import { Link } from 'react-router-dom';
import { managementPaths } from '../conferences/management-paths';
import { Icon } from '../icon';
import * as styles from './programme-files.module.scss';

const labels = [
  [exportFiles.csv, 'CSV'],
  [exportFiles.json, 'JSON'],
  [exportFiles.xml, 'schedule.xml'],
  [exportFiles.speakers, 'Speakers (CSV)'],
] as const;

type ProgrammeFilesProps = { conferenceId: string; hasImport?: boolean };

/** Brings sessions in from a file and out into one. */
export const ProgrammeFiles = ({ conferenceId, hasImport = false }: ProgrammeFilesProps) => (
  <nav className={styles.files} aria-label="Import and export">
    {hasImport && (
      <Link to={managementPaths.conference(conferenceId, 'import')} className="btn btn-quiet btn-sm">
        <Icon name="upload" /> Import Sessions
      </Link>
    )}
    {hasImport && (
      <Link to={managementPaths.conference(conferenceId, 'plans')} className="btn btn-quiet btn-sm">
        <Icon name="document" /> Printable Plans
      </Link>
    )}
    <ul className={styles.list} aria-label="Export">
      {labels.map(([file, label]) => (
        <li key={file}>
          <a href={exportPath(conferenceId, file)} download className={styles.link}>
            <span className="visually-hidden">Export as </span>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
