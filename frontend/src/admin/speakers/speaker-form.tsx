import { type Person, personInput } from '@majlis/contracts/people';
import { addSpeaker, formSections } from '#messages/staff/common';
import { basicInfo } from '#messages/staff/conferences';
import * as messages from '#messages/staff/speaker-form';
import { FormTabs } from '../../ui/form/form-tabs';
import type { FormValues } from '../../ui/form/form-values';
import { RowFormDialog } from '../crud/row-form-dialog';
import { extractOrcid, extractTwitterHandle } from './extract-profile-ids';
import { speakerResource } from './speaker-resource';
import { SpeakerBasics, SpeakerLinks, SpeakerProfession } from './speaker-tabs';

type SpeakerFormProps = {
  person?: Person;
  draftKey: string;
  onRowSaved?: (person: Person) => void;
  /** Is called with a speaker of the same name who is used instead of a new one. */
  onChooseExisting: (person: Person) => void;
  onClose: () => void;
};

const tabsFor = (person: Person | undefined, onChooseExisting: (person: Person) => void) => [
  {
    label: basicInfo,
    panel: (
      <SpeakerBasics isSlugLocked={person !== undefined} onChooseExisting={person ? undefined : onChooseExisting} />
    ),
  },
  { label: messages.professional, panel: <SpeakerProfession /> },
  { label: messages.socialAndLinks, panel: <SpeakerLinks /> },
];

export const SpeakerForm = ({ person, draftKey, onRowSaved, onChooseExisting, onClose }: SpeakerFormProps) => (
  <RowFormDialog
    title={person ? messages.editSpeaker : addSpeaker}
    saveLabel={person ? messages.updateSpeaker : messages.createSpeaker}
    resource={speakerResource}
    row={person}
    draftKey={draftKey}
    schema={personInput}
    toInput={toInput}
    verb={person ? 'update' : 'create'}
    onRowSaved={onRowSaved}
    onDone={onClose}
    onClose={onClose}
  >
    <FormTabs label={formSections} tabs={tabsFor(person, onChooseExisting)} />
  </RowFormDialog>
);

const toInput = (values: FormValues) => ({
  ...values,
  orcidId: extractOrcid(String(values.orcidId)),
  twitterHandle: extractTwitterHandle(String(values.twitterHandle)),
});
