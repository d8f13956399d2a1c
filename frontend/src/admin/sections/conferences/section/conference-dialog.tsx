import { conferenceInput } from '@majlis/contracts/conferences/conference.schema';
import type { ListedConference } from '@majlis/contracts/conferences/conferences';
import { conferenceStatuses } from '@majlis/contracts/shared/choices';
import { slugify } from '@majlis/contracts/shared/slugs';
import { Link } from 'react-router-dom';
import { t, texts } from '#messages/staff';
import { SelectField, TextField, TimeField } from '../../../fields/fields';
import { TitleAndSlug } from '../../../fields/title-and-slug';
import { RowFormDialog } from '../../../rows/crud/row-form-dialog';
import { managementPaths } from '../../../shell/management-paths';
import { conferenceResource } from '../conference-resource';
import { toConferenceFormValues, toConferenceInput } from '../form/conference-values';
import { ZoneField } from '../form/zone-field';
import { useConfirmPublishing } from '../release/open-items';

type ConferenceDialogProps = {
  conference?: ListedConference;
  inputKey: string;
  onClose: () => void;
};

/** Edits the few fields that announce a conference; the other fields are sent back unchanged. */
export function ConferenceDialog({ conference, inputKey, onClose }: ConferenceDialogProps) {
  return (
    <RowFormDialog
      title={conference ? t('conferenceForm.editConference') : t('conferenceForm.addConference')}
      saveLabel={t('common.save')}
      resource={conferenceResource}
      row={conference}
      inputKey={inputKey}
      schema={conferenceInput}
      required={['title', 'startDate', 'endDate']}
      toValues={(row) => ({ ...toConferenceFormValues(row), ...(!row && { status: 'published' }) })}
      toInput={toConferenceInput}
      confirmSave={useConfirmPublishing(conference)}
      verb={conference ? 'update' : 'save'}
      // The success is called "saved", and the failure that of "create".
      getFailureMessage={() => (conference ? undefined : t('conferenceForm.createFailed'))}
      onDone={onClose}
      onClose={onClose}
    >
      <TitleAndSlug toSlug={dashboardSlug} isSlugLocked={conference !== undefined && conference.status !== 'draft'}>
        <TextField name="subtitle" label={t('conferenceForm.subtitle')} isOptional />
      </TitleAndSlug>
      <SelectField
        name="status"
        label={t('common.status')}
        options={conferenceStatuses}
        labels={texts('conferenceForm.statusLabels')}
      />
      <div className="form-columns">
        <TimeField name="startDate" label={t('conferenceForm.startDate')} />
        <TimeField name="endDate" label={t('conferenceForm.endDate')} />
      </div>
      <ZoneField savedZone={conference?.timezone} />
      <div className="form-columns">
        <TextField name="city" label={t('conferenceForm.city')} inputKind="name" isOptional />
        <TextField name="country" label={t('common.country')} inputKind="name" isOptional />
      </div>
      <TextField name="shortDescription" label={t('conferenceForm.shortDescription')} help={null} rows={3} isOptional />
      {conference && (
        <p>
          <Link to={managementPaths.conference(conference.id, 'edit')}>{t('conferenceForm.allFields')}</Link>
        </p>
      )}
    </RowFormDialog>
  );
}

/** In the dashboard runs of other characters become one hyphen. */
export const dashboardSlug = (title: string): string => slugify(title.replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '-'));
