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
        <TextField name="subtitle" label={t('conferenceForm.subtitle')} />
      </TitleAndSlug>
      <div className="form-columns">
        <SelectField
          name="conferenceType"
          label={t('conferenceForm.conferenceType')}
          isRequired
          options={conferenceTypes}
          labels={texts('conferenceForm.conferenceTypes')}
        />
        <SelectField
          name="status"
          label={t('common.status')}
          isRequired
          options={conferenceStatuses}
          labels={texts('conferenceForm.statusLabels')}
        />
      </div>
      <SeriesField help={t('conferenceForm.seriesHelp')} />
      <TextField name="theme" label={t('conferenceForm.theme')} />
      <TextField name="description" label={t('common.description')} rows={7} isRequired />
      <TextField
        name="shortDescription"
        label={t('conferenceForm.shortDescription')}
        rows={3}
        help={t('conferenceForm.shortDescriptionHelp')}
      />
      <div className="form-columns">
        <TimeField name="startDate" label={t('conferenceForm.startDateAndTime')} isRequired />
        <TimeField name="endDate" label={t('conferenceForm.endDateAndTime')} isRequired />
      </div>
      <ZoneField savedZone={conference?.timezone} />
    </>
  );
}
