import { importFields } from '@majlis/contracts/staff/import-fields';
import { importPath } from '@majlis/contracts/staff/imports.schema';
import { Link } from 'react-router-dom';
import { rich, t } from '#messages/staff';
import { describeZoneDuring } from '../../../../ui/time/time-zones';
import { HelpBox } from '../../../shell/help-box';
import { managementPaths } from '../../../shell/management-paths';
import { SectionHeader } from '../../../shell/section-header';
import { useCurrentConference } from '../use-current-conference';
import { ProgrammeFiles } from './file-links';
import type { ImportKind } from './import-kind';
import { ImportPanel } from './import-panel';

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

const SessionImportHelp = () => (
  <HelpBox
    section="session-import"
    steps={[t('importHelp.sessionsFile'), t('importHelp.sessionsPreview'), t('importHelp.helpImport')]}
  >
    <p>{t('importHelp.sessionsMatching')}</p>
    <p>
      {rich('importHelp.sessionsColumns', {
        speakers: () => <code dir="ltr">Amina Yusuf &lt;amina@example.org&gt; (keynote); Bilal Khan</code>,
        time: () => <code dir="ltr">2026-03-12 09:00</code>,
        materials: () => <code dir="ltr">On counsel &lt;https://example.org/counsel.pdf&gt; (paper, CC BY 4.0)</code>,
      })}
    </p>
  </HelpBox>
);
