import { conferenceStatuses, conferenceTypes } from '@majlis/contracts/choices';
import { type Conference } from '@majlis/contracts/conferences';
import { slugifyOrYear } from '@majlis/contracts/slugs';
import { SelectField, TextField, TimeField } from '../../crud/fields';
import { TitleAndSlug } from '../../crud/title-and-slug';
import { statusLabels } from './option-labels';
import { SeriesField } from './series-field';
import { ZoneField } from './zone-field';

const isPublic = (conference?: Conference) => conference !== undefined && conference.status !== 'draft';
const slugFromTitle = (title: string) => slugifyOrYear(title, new Date().toISOString());

export function BasicTab({ conference }: { conference?: Conference }) {
  return (
    <>
      <TitleAndSlug toSlug={slugFromTitle} isSlugLocked={isPublic(conference)} marksRequired>
        <TextField name="subtitle" label="Subtitle" />
      </TitleAndSlug>
      <div className="form-columns">
        <SelectField name="conferenceType" label="Conference type" isRequired options={conferenceTypes} />
        <SelectField name="status" label="Status" isRequired options={conferenceStatuses} labels={statusLabels} />
      </div>
      <SeriesField help="For example: Annual Forum. The pages of one series link to each other by their years." />
      <TextField name="theme" label="Theme" />
      <TextField name="description" label="Description" rows={7} isRequired />
      <TextField
        name="shortDescription"
        label="Short description"
        rows={3}
        help="Shown on the card in the list of conferences."
      />
      <div className="form-columns">
        <TimeField name="startDate" label="Start date and time" isRequired />
        <TimeField name="endDate" label="End date and time" isRequired />
      </div>
      <ZoneField savedZone={conference?.timezone} />
    </>
  );
}
