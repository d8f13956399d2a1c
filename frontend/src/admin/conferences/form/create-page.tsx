import { SectionHead } from '../../section-head';
import { ConferenceForm } from './conference-form';

export function CreatePage() {
  return (
    <>
      <SectionHead
        level={2}
        title="New conference"
        lead="Everything can be changed later. What is marked with * is needed."
      />
      <ConferenceForm />
    </>
  );
}
