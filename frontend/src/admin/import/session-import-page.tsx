import { importFields } from '@majlis/contracts/import-fields';
import { importPath } from '@majlis/contracts/imports';
import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { describeZoneDuring } from '../../ui/time/time-zones';
import { managementPaths } from '../conferences/management-paths';
import { useCurrentConference } from '../conferences/use-current-conference';
import { SectionHeader } from '../section-header';
import type { ImportKind } from './import-kind';
import { ImportPanel } from './import-panel';
import { ProgrammeFiles } from './programme-files';
import { SessionImportHelp } from './session-import-help';

const kindFor = (conferenceId: string): ImportKind => ({
  path: importPath(conferenceId),
  noun: { one: 'session', many: 'sessions' },
  fieldLabels: importFields,
  accepted: '.csv,.tsv,.tab,.txt,.xlsx,.xlsm,.json,.xml',
  listPath: managementPaths.conference(conferenceId, 'sessions'),
});

export function SessionImportPage() {
  const { id, title, startDate, endDate, timezone } = useCurrentConference();
  return (
    <>
      <SectionHeader
        title={t('importLinks.importSessions')}
        parentTitle={title}
        description={t('importHelp.sessionsDescription', { zone: describeZoneDuring(startDate, endDate, timezone) })}
        level={2}
      >
        <Link to={managementPaths.conference(id, 'sessions')}>{t('conferences.backToSessions')}</Link>
      </SectionHeader>
      <ImportPanel kind={kindFor(id)} help={<SessionImportHelp />} exports={<ProgrammeFiles conferenceId={id} />} />
    </>
  );
}
