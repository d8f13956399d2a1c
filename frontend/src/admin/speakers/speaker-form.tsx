import { type Person, personInput } from '@majlis/contracts/people';
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
  onClose: () => void;
};

const tabsFor = (person: Person | undefined) => [
  { label: 'Basic Info', panel: <SpeakerBasics isSlugLocked={person !== undefined} /> },
  { label: 'Professional', panel: <SpeakerProfession /> },
  { label: 'Social & Links', panel: <SpeakerLinks /> },
];

export const SpeakerForm = ({ person, draftKey, onRowSaved, onClose }: SpeakerFormProps) => (
  <RowFormDialog
    title={person ? 'Edit Speaker' : 'Add Speaker'}
    saveLabel={person ? 'Update Speaker' : 'Create Speaker'}
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
    <FormTabs label="Form sections" tabs={tabsFor(person)} />
  </RowFormDialog>
);

const toInput = (values: FormValues) => ({
  ...values,
  orcidId: extractOrcid(String(values.orcidId)),
  twitterHandle: extractTwitterHandle(String(values.twitterHandle)),
});
