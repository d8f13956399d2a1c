import { exportFiles, peopleExportFiles } from '@majlis/contracts/staff/import-fields';
import { exportPath, peopleExportPath } from '@majlis/contracts/staff/imports.schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { Icon, type IconName } from '../../../shell/buttons';
import { managementPaths } from '../../../shell/conferences';
import { Menu } from '../../../shell/menu';

type FileMenuProps = {
  pages: { path: string; icon: IconName; label: string }[];
  exports: { path: string; label: string }[];
  /** Further entries. */
  children?: ReactNode;
};

const FileMenu = ({ pages, exports, children }: FileMenuProps) => (
  <Menu
    className="btn btn-quiet icon-on-phone"
    label={
      <>
        <Icon name="document" />
        <span>{t('importLinks.importAndExport')}</span>
        <Icon name="down" />
      </>
    }
  >
    {pages.map(({ path, icon, label }) => (
      <Link key={path} to={path} className="menu-entry">
        <Icon name={icon} /> {label}
      </Link>
    ))}
    <p className="menu-heading">{t('importLinks.exportLabel')}</p>
    {exports.map(({ path, label }) => (
      <a key={path} href={path} download className="menu-entry" aria-label={t('importLinks.exportAs', { file: label })}>
        {label}
      </a>
    ))}
    {children}
  </Menu>
);

const peopleExports = [
  { path: peopleExportPath(peopleExportFiles.xlsx), label: t('importLinks.excel') },
  { path: peopleExportPath(peopleExportFiles.csv), label: 'CSV' },
  { path: peopleExportPath(peopleExportFiles.csv, 'semicolon'), label: t('importLinks.csvWithSemicolons') },
  { path: peopleExportPath(peopleExportFiles.json), label: 'JSON' },
];

const peoplePages = [
  { path: managementPaths.peopleImport, icon: 'upload', label: t('importLinks.importSpeakers') } as const,
];

export const PeopleFiles = ({ children }: Pick<FileMenuProps, 'children'>) => (
  <FileMenu pages={peoplePages} exports={peopleExports}>
    {children}
  </FileMenu>
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

const programmePages = (conferenceId: string) => [
  {
    path: managementPaths.conference(conferenceId, 'import'),
    icon: 'upload',
    label: t('importLinks.importSessions'),
  } as const,
  {
    path: managementPaths.conference(conferenceId, 'plans'),
    icon: 'document',
    label: t('importLinks.printablePlans'),
  } as const,
];

export const ProgrammeFiles = ({ conferenceId }: { conferenceId: string }) => (
  <FileMenu pages={programmePages(conferenceId)} exports={programmeExports(conferenceId)} />
);
