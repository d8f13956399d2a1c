import { conferenceStatuses, conferenceTypes } from '@majlis/contracts/choices';
import { type Conference } from '@majlis/contracts/conferences';
import { slugifyOrYear } from '@majlis/contracts/slugs';
import * as common from '#messages/staff/common';
import * as messages from '#messages/staff/conference-form';
import { SelectField, TextField, TimeField } from '../../crud/fields';
import { TitleAndSlug } from '../../crud/title-and-slug';
import { SeriesField } from './series-field';
import { ZoneField } from './zone-field';

const isPublic = (conference?: Conference) => conference !== undefined && conference.status !== 'draft';
const slugFromTitle = (title: string) => slugifyOrYear(title, new Date().toISOString());

export function BasicTab({ conference }: { conference?: Conference }) {
  return (
    <>
      <TitleAndSlug toSlug={slugFromTitle} isSlugLocked={isPublic(conference)} marksRequired>
        <TextField name="subtitle" label={messages.subtitle} />
      </TitleAndSlug>
      <div className="form-columns">
        <SelectField
          name="conferenceType"
          label={messages.conferenceType}
          isRequired
          options={conferenceTypes}
          labels={messages.conferenceTypes}
        />
        <SelectField
          name="status"
          label={common.status}
          isRequired
          options={conferenceStatuses}
          labels={messages.statusLabels}
        />
      </div>
      <SeriesField help={messages.seriesHelp} />
      <TextField name="theme" label={messages.theme} />
      <TextField name="description" label={common.description} rows={7} isRequired />
      <TextField
        name="shortDescription"
        label={messages.shortDescription}
        rows={3}
        help={messages.shortDescriptionHelp}
      />
      <div className="form-columns">
        <TimeField name="startDate" label={messages.startDateAndTime} isRequired />
        <TimeField name="endDate" label={messages.endDateAndTime} isRequired />
      </div>
      <ZoneField savedZone={conference?.timezone} />
    </>
  );
}
