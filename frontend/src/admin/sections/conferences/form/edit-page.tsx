import { useState } from 'react';
import { t } from '#messages/staff';
import { SectionHeader } from '../../../shell/section-header';
import { useConferenceFromUrl } from '../use-current-conference';
import { ConferenceForm } from './conference-form';

export function EditPage() {
  const loadedConference = useConferenceFromUrl();
  // A refetched list must not change the version that the open form is based on.
  const [conference] = useState(loadedConference);
  return (
    <>
      <SectionHeader
        level={2}
        isTitleHidden
        title={t('conferenceForm.editConference')}
        parentTitle={conference?.title}
        description={t('conferenceForm.requiredFields')}
      />
      {conference && <ConferenceForm conference={conference} />}
    </>
  );
}
