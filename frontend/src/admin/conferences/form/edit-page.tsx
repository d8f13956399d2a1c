import { useState } from 'react';
import { SectionHead } from '../../section-head';
import { useManagedConference } from '../use-managed-conference';
import { ConferenceForm } from './conference-form';

export function EditPage() {
  const found = useManagedConference();
  // The form keeps the version it was opened with, whatever the list says later.
  const [conference] = useState(found);
  return (
    <>
      <SectionHead level={2} title="Edit conference" of={conference?.title} lead="What is marked with * is needed." />
      {conference && <ConferenceForm conference={conference} />}
    </>
  );
}
