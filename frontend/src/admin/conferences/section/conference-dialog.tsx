import { conferenceStatuses } from '@majlis/contracts/choices';
import { conferenceInput } from '@majlis/contracts/conference-input';
import { type Conference, type ListedConference } from '@majlis/contracts/conferences';
import { reads } from '@majlis/contracts/endpoints';
import { create, write } from '../../../api/write';
import { addressOf } from '../../editing/resource';
import { RowDialog } from '../../editing/row-dialog';
import { useRowForm } from '../../editing/row-form';
import { SelectField } from '../../editing/select-field';
import { TextField } from '../../editing/text-field';
import { TimeField } from '../../editing/time-field';
import { conferenceResource as resource } from '../conference-resource';
import { conferenceOfValues, newConference, valuesOfConference } from '../form/conference-values';
import { statusNames } from '../form/option-names';
import { TitleAndSlug } from '../form/title-and-slug';
import { ZoneField } from '../form/zone-field';
import { dashboardSlug } from './dashboard-slug';
import { RestOfConference } from './rest-of-conference';

type ConferenceDialogProps = {
  /** None when one is added. */
  conference?: ListedConference;
  draftKey: string;
  onClose: () => void;
};

const startValues = { ...newConference, status: 'published' };
const required = ['title', 'startDate', 'endDate'];

/** What announces a conference; an edit sends the rest of it back as it was. */
export function ConferenceDialog({ conference, draftKey, onClose }: ConferenceDialogProps) {
  const editing = useRowForm({
    resource,
    row: conference,
    draftKey,
    schema: conferenceInput,
    required,
    toValues: (row) => (row ? valuesOfConference(row) : startValues),
    toInput: conferenceOfValues,
    write: (input, version) =>
      conference
        ? write<Conference>('PUT', addressOf(resource, conference), input, { ifMatch: version })
        : create<Conference>(reads.conferences.path, input),
    verb: conference ? 'update' : 'save',
    // The catalogue has another word for this failure than for its success.
    failureOf: () => (conference ? undefined : 'Failed to create conference'),
    onDone: onClose,
  });
  return (
    <RowDialog
      title={conference ? 'Edit conference' : 'Add conference'}
      saveLabel="Save"
      resource={resource}
      editing={editing}
      onClose={onClose}
    >
      <TitleAndSlug slugFor={dashboardSlug} isFixed={conference !== undefined && conference.status !== 'draft'}>
        <TextField name="subtitle" label="Subtitle" isOptional />
      </TitleAndSlug>
      <SelectField name="status" label="Status" options={conferenceStatuses} names={statusNames} />
      <div className="form-columns">
        <TimeField name="startDate" label="Start date" isRequired />
        <TimeField name="endDate" label="End date" isRequired />
      </div>
      <ZoneField saved={conference?.timezone} />
      <div className="form-columns">
        <TextField name="city" label="City" kind="name" isOptional />
        <TextField name="country" label="Country" kind="name" isOptional />
      </div>
      <TextField name="shortDescription" label="Short description" rows={3} isOptional />
      <RestOfConference shown={shown} />
    </RowDialog>
  );
}

const shown = [...required, 'subtitle', 'slug', 'status', 'timezone', 'city', 'country', 'shortDescription'];
