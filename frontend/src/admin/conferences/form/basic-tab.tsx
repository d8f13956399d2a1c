import { conferenceStatuses, conferenceTypes } from '@majlis/contracts/choices';
import { type Conference } from '@majlis/contracts/conferences';
import { slugifyOrYear } from '@majlis/contracts/slugs';
import { t, texts } from '#messages/staff';
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
        <TextField name="subtitle" />
      </TitleAndSlug>
      <div className="form-columns">
        <SelectField
          name="conferenceType"
          isRequired
          options={conferenceTypes}
          labels={texts('conferenceForm.conferenceTypes')}
        />
        <SelectField
          name="status"
          isRequired
          options={conferenceStatuses}
          labels={texts('conferenceForm.statusLabels')}
        />
      </div>
      <SeriesField help={t('conferenceForm.seriesHelp')} />
      <TextField name="theme" />
      <TextField name="description" rows={7} isRequired />
      <TextField name="shortDescription" rows={3} />
      <div className="form-columns">
        <TimeField name="startDate" isRequired />
        <TimeField name="endDate" isRequired />
      </div>
      <ZoneField savedZone={conference?.timezone} />
    </>
  );
}
