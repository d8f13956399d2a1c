import { restorableDays } from '@majlis/contracts/shared-fields';
import { Link } from 'react-router-dom';
import { rich, t } from '#messages/staff';
import { HelpBox } from '../../help-box';
import { managementPath } from '../management-paths';

export function ConferencesHelp({ section }: { section: string }) {
  return (
    <HelpBox
      section={section}
      steps={[
        t('conferenceList.helpAnnounce'),
        rich('conferenceList.helpOtherFields', {
          management: () => <Link to={managementPath}>{t('conferenceList.conferenceManagement')}</Link>,
        }),
        t('conferenceList.helpRestore', { days: restorableDays }),
      ]}
    />
  );
}
