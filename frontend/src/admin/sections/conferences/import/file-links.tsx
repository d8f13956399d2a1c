import { exportFiles, peopleExportFiles } from '@majlis/contracts/staff/import-fields';
import { exportPath, peopleExportPath } from '@majlis/contracts/staff/imports.schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { Icon } from '../../../shell/buttons';
import { managementPaths } from '../../../shell/conferences';
import * as styles from './file-links.module.scss';

/** Links to the import and to the files of an export. */
const FileLinks = ({ exports, children }: { exports: { path: string; label: string }[]; children?: ReactNode }) => (
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

const peopleExports = [
  { path: peopleExportPath(peopleExportFiles.xlsx), label: t('importLinks.excel') },
  { path: peopleExportPath(peopleExportFiles.csv), label: 'CSV' },
  { path: peopleExportPath(peopleExportFiles.csv, 'semicolon'), label: t('importLinks.csvWithSemicolons') },
  { path: peopleExportPath(peopleExportFiles.json), label: 'JSON' },
];

export const PeopleFiles = ({ hasImport = false }: { hasImport?: boolean }) => (
  <FileLinks exports={peopleExports}>
    {hasImport && (
      <Link to={managementPaths.peopleImport} className="btn btn-quiet btn-sm">
        <Icon name="upload" /> {t('importLinks.importSpeakers')}
      </Link>
    )}
  </FileLinks>
);

const programmeExports = (conferenceId: string) => [
  { path: exportPath(conferenceId, exportFiles.xlsx), label: t('importLinks.excel') },
  { path: exportPath(conferenceId, exportFiles.csv), label: 'CSV' },
  { path: exportPath(conferenceId, exportFiles.csv, 'semicolon'), label: t('importLinks.csvWithSemicolons') },
  { path: exportPath(conferenceId, exportFiles.json), label: 'JSON' },
  { path: exportPath(conferenceId, exportFiles.xml), label: 'schedule.xml' },
  { path: exportPath(conferenceId, exportFiles.speakersXlsx), label: t('importLinks.speakersAsExcel') },
  { path: exportPath(conferenceId, exportFiles.speakers), label: t('importLinks.speakersAsCsv') },
];

export const ProgrammeFiles = ({ conferenceId, hasImport = false }: { conferenceId: string; hasImport?: boolean }) => (
  <FileLinks exports={programmeExports(conferenceId)}>
    {hasImport && (
      <Link to={managementPaths.conference(conferenceId, 'import')} className="btn btn-quiet btn-sm">
        <Icon name="upload" /> {t('importLinks.importSessions')}
      </Link>
    )}
    {hasImport && (
      <Link to={managementPaths.conference(conferenceId, 'plans')} className="btn btn-quiet btn-sm">
        <Icon name="document" /> {t('importLinks.printablePlans')}
      </Link>
    )}
  </FileLinks>
);
