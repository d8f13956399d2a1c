import { SectionHeader } from '../../section-header';
import { ConferenceForm } from './conference-form';

export function CreatePage() {
  return (
    <>
      <SectionHeader
        level={2}
        title="New conference"
        description="You can change everything later. Fields marked with * are required."
      />
      <ConferenceForm />
    </>
  );
}
