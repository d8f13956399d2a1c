import { useState } from 'react';
import { SectionHeader } from '../../section-header';
import { useConferenceFromUrl } from '../use-conference-from-url';
import { ConferenceForm } from './conference-form';

export function EditPage() {
  const found = useConferenceFromUrl();
  // The form keeps the version it was opened with, whatever the list says later.
  const [conference] = useState(found);
  return (
    <>
      <SectionHeader
        level={2}
        title="Edit conference"
        parentTitle={conference?.title}
        description="What is marked with * is needed."
      />
      {conference && <ConferenceForm conference={conference} />}
    </>
  );
}
