// The bundler visits this page before the root, whose sheet must be the first of the staff area.
import '../../styles/admin/admin.scss';
import { personImportFields } from '@majlis/contracts/import-fields';
import { peopleImportPath } from '@majlis/contracts/imports';
import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { managementPaths } from '../conferences/management-paths';
import { SectionHeader } from '../section-header';
import type { ImportKind } from './import-kind';
import { ImportPanel } from './import-panel';
import { PeopleFiles } from './people-files';
import { PeopleImportHelp } from './people-import-help';

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
