import type { ListedConference } from '@majlis/contracts/conferences';
import { reads } from '@majlis/contracts/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { create, write } from '../../../api/write';
import { FormPage } from '../../../ui/form/form-frame';
import { FormTabs } from '../../../ui/form/form-tabs';
import { RowConflict } from '../../editing/conflict-notice';
import { draftKeyOf } from '../../editing/kept-drafts';
import { addressOf } from '../../editing/resource';
import { useRowForm } from '../../editing/use-row-form';
import { managedConferenceResource as resource } from '../conference-resource';
import { draftSection, managerViews } from '../manager-paths';
import { withThumbnail } from './album-thumbnail';
import { BasicTab } from './basic-tab';
import { conferenceToSend, conferenceValues } from './conference-values';
import { DetailsTab } from './details-tab';
import { managedConferenceInput } from './managed-conference-input';
import { RegistrationTab } from './registration-tab';
import { SeoTab } from './seo-tab';
import { VenueTab } from './venue-tab';

/** All of a conference, in five tabs; without one a new one is created. */
export function ConferenceForm({ conference }: { conference?: ListedConference }) {
  const cache = useQueryClient();
  const goTo = useNavigate();
  const [isSaved, setSaved] = useState(false);
  const editing = useRowForm({
    resource,
    row: conference,
    draftKey: draftKeyOf(draftSection, conference?.id),
    schema: managedConferenceInput,
    toValues: conferenceValues,
    toInput: conferenceToSend,
    write: async (input, version) => {
      const body = await withThumbnail(cache, input, conference);
      return conference
        ? write<ListedConference>('PUT', addressOf(resource, conference), body, { ifMatch: version })
        : create<ListedConference>(reads.conferences.path, body);
    },
    verb: conference ? 'update' : 'create',
    onDone: () => setSaved(true),
  });
  const { form, isSaving } = editing;
  // Drawn instead of the form: while that is there, it asks before it is left.
  if (isSaved) return <Navigate to={managerViews.overview} />;
  return (
    <FormPage
      form={form}
      isSaving={isSaving}
      saveLabel={conference ? 'Update Conference' : 'Create Conference'}
      notice={<RowConflict resource={resource} editing={editing} />}
      onCancel={() => void goTo(managerViews.overview)}
    >
      <FormTabs
        label="Parts of the conference"
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
