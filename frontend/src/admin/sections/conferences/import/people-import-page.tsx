// The bundler visits this page before the root, whose sheet must be the first of the staff area.
import '../../../../styles/admin/admin.scss';
import { personImportFields } from '@majlis/contracts/staff/import-fields';
import { peopleImportPath } from '@majlis/contracts/staff/imports.schema';
import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { HelpBox } from '../../../shell/help-box';
import { managementPaths } from '../../../shell/management-paths';
import { SectionHeader } from '../../../shell/section-header';
import { PeopleFiles } from './file-links';
import type { ImportKind } from './import-kind';
import { ImportPanel } from './import-panel';

const kind: ImportKind = {
  path: peopleImportPath,
  noun: { one: 'speaker', many: 'speakers' },
  fieldLabels: personImportFields,
  accepted: '.csv,.tsv,.tab,.txt,.xlsx,.xlsm,.json',
  listPath: managementPaths.speakers,
};

export function PeopleImportPage() {
  return (
    <>
      <SectionHeader
        title={t('importLinks.importSpeakers')}
        description={t('importHelp.speakersDescription')}
        level={2}
      >
        <Link to={managementPaths.speakers}>{t('conferences.backToSpeakers')}</Link>
      </SectionHeader>
      <ImportPanel kind={kind} help={<PeopleImportHelp />} exports={<PeopleFiles />} />
    </>
  );
}

const PeopleImportHelp = () => (
  <HelpBox
    section="people-import"
    steps={[t('importHelp.speakersFile'), t('importHelp.speakersPreview'), t('importHelp.helpImport')]}
  >
    <p>{t('importHelp.speakersMatching')}</p>
    <p>{t('importHelp.speakersColumns')}</p>
  </HelpBox>
);
