import { peopleExportFiles } from '@majlis/contracts/import-fields';
import { peopleExportPath } from '@majlis/contracts/imports';
import { Link } from 'react-router-dom';
import { csvWithSemicolons, excel, importSpeakers } from '#messages/staff/import-links';
import { managementPaths } from '../conferences/management-paths';
import { Icon } from '../icon';
import { FileLinks } from './file-links';

const exports = [
  { path: peopleExportPath(peopleExportFiles.xlsx), label: excel },
  { path: peopleExportPath(peopleExportFiles.csv), label: 'CSV' },
  { path: peopleExportPath(peopleExportFiles.csv, 'semicolon'), label: csvWithSemicolons },
  { path: peopleExportPath(peopleExportFiles.json), label: 'JSON' },
];

export const PeopleFiles = ({ hasImport = false }: { hasImport?: boolean }) => (
  <FileLinks exports={exports}>
    {hasImport && (
      <Link to={managementPaths.peopleImport} className="btn btn-quiet btn-sm">
        <Icon name="upload" /> {importSpeakers}
      </Link>
    )}
  </FileLinks>
);
