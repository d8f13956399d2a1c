import { exportFiles } from '@majlis/contracts/import-fields';
import { exportPath } from '@majlis/contracts/imports';
import { Link } from 'react-router-dom';
import * as messages from '#messages/staff/import-links';
import { managementPaths } from '../conferences/management-paths';
import { Icon } from '../icon';
import { FileLinks } from './file-links';

const labels = [
  [exportFiles.csv, 'CSV'],
  [exportFiles.json, 'JSON'],
  [exportFiles.xml, 'schedule.xml'],
  [exportFiles.speakers, messages.speakersAsCsv],
] as const;

type ProgrammeFilesProps = { conferenceId: string; hasImport?: boolean };

export const ProgrammeFiles = ({ conferenceId, hasImport = false }: ProgrammeFilesProps) => (
  <FileLinks exports={labels.map(([file, label]) => ({ path: exportPath(conferenceId, file), label }))}>
    {hasImport && (
      <Link to={managementPaths.conference(conferenceId, 'import')} className="btn btn-quiet btn-sm">
        <Icon name="upload" /> {messages.importSessions}
      </Link>
    )}
    {hasImport && (
      <Link to={managementPaths.conference(conferenceId, 'plans')} className="btn btn-quiet btn-sm">
        <Icon name="document" /> {messages.printablePlans}
      </Link>
    )}
  </FileLinks>
);
