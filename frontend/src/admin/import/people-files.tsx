import { peopleExportFiles } from '@majlis/contracts/import-fields';
import { peopleExportPath } from '@majlis/contracts/imports';
import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { managementPaths } from '../conferences/management-paths';
import { Icon } from '../icon';
import { FileLinks } from './file-links';

const exports = [
  { path: peopleExportPath(peopleExportFiles.xlsx), label: t('importLinks.excel') },
  { path: peopleExportPath(peopleExportFiles.csv), label: 'CSV' },
  { path: peopleExportPath(peopleExportFiles.csv, 'semicolon'), label: t('importLinks.csvWithSemicolons') },
  { path: peopleExportPath(peopleExportFiles.json), label: 'JSON' },
];

export const PeopleFiles = ({ hasImport = false }: { hasImport?: boolean }) => (
  <FileLinks exports={exports}>
    {hasImport && (
      <Link to={managementPaths.peopleImport} className="btn btn-quiet btn-sm">
        <Icon name="upload" /> {t('importLinks.importSpeakers')}
      </Link>
    )}
  </FileLinks>
);
