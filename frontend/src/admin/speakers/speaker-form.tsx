import { type Person, type PersonInput, personInput } from '@majlis/contracts/people';
import { create, write } from '../../api/write';
import { FormTabs } from '../../ui/form/form-tabs';
import { addressOf } from '../editing/resource';
import { RowDialog } from '../editing/row-dialog';
import { useRowForm } from '../editing/row-form';
import { SpeakerBasics } from './speaker-basics';
import { SpeakerLinks } from './speaker-links';
import { SpeakerProfession } from './speaker-profession';
import { speakerResource as resource } from './speaker-resource';
import { speakerInputOf, speakerValues } from './speaker-values';

type SpeakerFormProps = {
  person?: Person;
  draftKey: string;
  onWritten?: (person: Person) => void;
  onClose: () => void;
};

const tabs = [
  { label: 'Basic Info', panel: <SpeakerBasics /> },
  { label: 'Professional', panel: <SpeakerProfession /> },
  { label: 'Social & Links', panel: <SpeakerLinks /> },
];

/** The dialog in which a person who speaks is added or edited. */
export function SpeakerForm({ person, draftKey, onWritten, onClose }: SpeakerFormProps) {
  const editing = useRowForm<Person, PersonInput>({
    resource,
    row: person,
    draftKey,
    schema: personInput,
    toValues: speakerValues,
    toInput: speakerInputOf,
    write: (input, version) =>
      person
        ? write<Person>('PUT', addressOf(resource, person), input, { ifMatch: version })
        : create<Person>(resource.list.path, input),
    verb: person ? 'update' : 'create',
    onWritten,
    onDone: onClose,
  });
  return (
    <RowDialog
      title={person ? 'Edit Speaker' : 'Add Speaker'}
      saveLabel={person ? 'Update Speaker' : 'Create Speaker'}
      resource={resource}
      editing={editing}
      onClose={onClose}
    >
      <FormTabs label="Parts of the speaker's profile" tabs={tabs} />
    </RowDialog>
  );
}
