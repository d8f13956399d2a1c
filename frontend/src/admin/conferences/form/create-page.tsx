import * as messages from '#messages/staff/conference-form';
import { SectionHeader } from '../../section-header';
import { ConferenceForm } from './conference-form';

export function CreatePage() {
  return (
    <>
      <SectionHeader level={2} title={messages.newConference} description={messages.changeLater} />
      <ConferenceForm />
    </>
  );
}
