import { t } from '#messages/staff';
import { SectionHeader } from '../../../shell/section-header';
import { ConferenceForm } from './conference-form';

export function CreatePage() {
  return (
    <>
      <SectionHeader
        level={2}
        title={t('conferenceForm.newConference')}
        description={t('conferenceForm.changeLater')}
      />
      <ConferenceForm />
    </>
  );
}
