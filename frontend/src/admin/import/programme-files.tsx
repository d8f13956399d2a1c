import { exportFiles } from '@majlis/contracts/import-fields';
import { exportPath } from '@majlis/contracts/imports';
import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { managementPaths } from '../conferences/management-paths';
import { Icon } from '../icon';
import { FileLinks } from './file-links';

const exportsOf = (conferenceId: string) => [
  { path: exportPath(conferenceId, exportFiles.xlsx), label: t('importLinks.excel') },
  { path: exportPath(conferenceId, exportFiles.csv), label: 'CSV' },
  { path: exportPath(conferenceId, exportFiles.csv, 'semicolon'), label: t('importLinks.csvWithSemicolons') },
  { path: exportPath(conferenceId, exportFiles.json), label: 'JSON' },
  { path: exportPath(conferenceId, exportFiles.xml), label: 'schedule.xml' },
  { path: exportPath(conferenceId, exportFiles.speakersXlsx), label: t('importLinks.speakersAsExcel') },
  { path: exportPath(conferenceId, exportFiles.speakers), label: t('importLinks.speakersAsCsv') },
];

type ProgrammeFilesProps = { conferenceId: string; hasImport?: boolean };

export const ProgrammeFiles = ({ conferenceId, hasImport = false }: ProgrammeFilesProps) => (
  <FileLinks exports={exportsOf(conferenceId)}>
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
