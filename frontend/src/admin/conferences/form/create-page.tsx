import { SectionHeader } from '../../section-header';
import { ConferenceForm } from './conference-form';

export function CreatePage() {
  return (
    <>
      <SectionHeader
        level={2}
        title="New conference"
        description="Everything can be changed later. What is marked with * is needed."
      />
      <ConferenceForm />
    </>
  );
}
