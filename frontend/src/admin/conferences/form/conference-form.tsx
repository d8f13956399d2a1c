import type { ListedConference } from '@majlis/contracts/conferences';
import { endpoints } from '@majlis/contracts/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { createRow, sendWrite } from '../../../api/write';
import { FormPage } from '../../../ui/form/form-frame';
import { FormTabs } from '../../../ui/form/form-tabs';
import { RowConflictNotice } from '../../crud/conflict-notice';
import { rowPath } from '../../crud/resource-config';
import { draftKeyOf } from '../../crud/unsaved-drafts';
import { useRowForm } from '../../crud/use-row-form';
import { DraftMenu } from '../../drafts/draft-menu';
import { DraftNotice } from '../../drafts/draft-notice';
import { HistoryButton } from '../../history/history-button';
import { PresenceNotice } from '../../presence/presence-notice';
import { useConfirmPublishing } from '../../release/open-items';
import { conferenceManagementResource as resource } from '../conference-resource';
import { conferenceDraftSection, managementPaths } from '../management-paths';
import { withAlbumThumbnail } from './album-thumbnail';
import { BasicTab } from './basic-tab';
import { conferenceFormSchema } from './conference-form-schema';
import { toConferenceFormValues, toConferenceInput } from './conference-values';
import { DetailsTab } from './details-tab';
import { RegistrationTab } from './registration-tab';
import { SeoTab } from './seo-tab';
import { VenueTab } from './venue-tab';

export function ConferenceForm({ conference }: { conference?: ListedConference }) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [isSaved, setSaved] = useState(false);
  const editing = useRowForm({
    resource,
    row: conference,
    draftKey: draftKeyOf(conferenceDraftSection, conference?.id),
    schema: conferenceFormSchema,
    toValues: toConferenceFormValues,
    toInput: toConferenceInput,
    saveRow: async (input, version) => {
      const body = await withAlbumThumbnail(cache, input, conference);
      return conference
        ? sendWrite<ListedConference>('PUT', rowPath(resource, conference), body, { ifMatch: version })
        : createRow<ListedConference>(endpoints.conferences.path, body);
    },
    confirmSave: useConfirmPublishing(conference),
    verb: conference ? 'update' : 'create',
    onDone: () => setSaved(true),
  });
  const { form, isSaving, drafts } = editing;
  function closeAfterRestore() {
    form.discardChanges();
    setSaved(true);
  }
  // The form must be unmounted first, because it asks before the user navigates away from it.
  if (isSaved) return <Navigate to={managementPaths.overview} />;
  return (
    <FormPage
      form={form}
      isSaving={isSaving}
      saveLabel={drafts?.isEditing ? 'Save draft' : conference ? 'Update Conference' : 'Create Conference'}
      moreActions={<HistoryButton resource={resource} row={conference} form={form} onRestored={closeAfterRestore} />}
      saveMenu={<DraftMenu resource={resource} row={conference} editing={editing} />}
      notice={
        <>
          <PresenceNotice resource={resource} row={conference} />
          <DraftNotice resource={resource} row={conference} form={form} drafts={drafts} />
          <RowConflictNotice resource={resource} editing={editing} />
        </>
      }
      onCancel={() => void navigate(managementPaths.overview)}
    >
      <FormTabs
        label="Form sections"
        firstTab={params.get('tab')}
        tabs={[
          { label: 'Basic Info', panel: <BasicTab conference={conference} /> },
          { label: 'Details', panel: <DetailsTab /> },
          { label: 'Venue', panel: <VenueTab /> },
          { label: 'Registration', panel: <RegistrationTab /> },
          { label: 'SEO & Meta', panel: <SeoTab /> },
        ]}
      />
    </FormPage>
  );
}
