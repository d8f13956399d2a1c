import { conferenceStatuses } from '@majlis/contracts/choices';
import { conferenceInput } from '@majlis/contracts/conference-input';
import type { ListedConference } from '@majlis/contracts/conferences';
import { SelectField, TextField, TimeField } from '../../editing/fields';
import { RowFormDialog } from '../../editing/row-form-dialog';
import { conferenceResource } from '../conference-resource';
import { conferenceToSend, conferenceValues } from '../form/conference-values';
import { statusNames } from '../form/option-names';
import { TitleAndSlug } from '../form/title-and-slug';
import { ZoneField } from '../form/zone-field';
import { dashboardSlug } from './dashboard-slug';

type ConferenceDialogProps = {
  /** None when one is added. */
  conference?: ListedConference;
  draftKey: string;
  onClose: () => void;
};

/** What announces a conference; an edit sends the rest of it back as it was. */
export function ConferenceDialog({ conference, draftKey, onClose }: ConferenceDialogProps) {
  return (
    <RowFormDialog
      title={conference ? 'Edit conference' : 'Add conference'}
      saveLabel="Save"
      resource={conferenceResource}
      row={conference}
      draftKey={draftKey}
      schema={conferenceInput}
      required={['title', 'startDate', 'endDate']}
      toValues={(row) => ({ ...conferenceValues(row), ...(!row && { status: 'published' }) })}
      toInput={conferenceToSend}
      verb={conference ? 'update' : 'save'}
      // The catalogue has another word for this failure than for its success.
      failureOf={() => (conference ? undefined : 'Failed to create conference')}
      onDone={onClose}
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
    </RowFormDialog>
  );
}
