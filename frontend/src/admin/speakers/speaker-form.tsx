import { type Person, personInput } from '@majlis/contracts/people';
import { t } from '#messages/staff';
import { RowFormDialog } from '../crud/row-form-dialog';
import { FormTabs } from '../form/form-tabs';
import type { FormValues } from '../form/form-values';
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
    label: t('conferences.basicInfo'),
    panel: (
      <SpeakerBasics isSlugLocked={person !== undefined} onChooseExisting={person ? undefined : onChooseExisting} />
    ),
  },
  { label: t('speakerForm.professional'), panel: <SpeakerProfession /> },
  { label: t('speakerForm.socialAndLinks'), panel: <SpeakerLinks /> },
];

export const SpeakerForm = ({ person, draftKey, onRowSaved, onChooseExisting, onClose }: SpeakerFormProps) => (
  <RowFormDialog
    title={person ? t('speakerForm.editSpeaker') : t('common.addSpeaker')}
    saveLabel={person ? t('speakerForm.updateSpeaker') : t('speakerForm.createSpeaker')}
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
    <FormTabs label={t('common.formSections')} tabs={tabsFor(person, onChooseExisting)} />
  </RowFormDialog>
);

const toInput = (values: FormValues) => ({
  ...values,
  orcidId: extractOrcid(String(values.orcidId)),
  twitterHandle: extractTwitterHandle(String(values.twitterHandle)),
});
