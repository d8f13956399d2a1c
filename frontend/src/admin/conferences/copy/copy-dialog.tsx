import { copyPath, slugOfCopy } from '@majlis/contracts/conference-copy';
import { conferenceCopyInput } from '@majlis/contracts/conference-copy-input';
import type { ListedConference } from '@majlis/contracts/conferences';
import { endpoints } from '@majlis/contracts/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { t } from '#messages/staff';
import { query } from '../../../api/query';
import { createRow } from '../../api/write';
import { TextField } from '../../crud/fields';
import { RowFormDialog } from '../../crud/row-form-dialog';
import { SlugField, useFollowingSlug } from '../../crud/title-and-slug';
import { draftKeyOf } from '../../crud/unsaved-drafts';
import { useConferenceNames } from '../conference-name';
import { conferenceManagementResource } from '../conference-resource';
import { SeriesField } from '../form/series-field';
import { managementPaths } from '../management-paths';
import { CopiedDaysFields } from './copied-days';
import { CopiedParts } from './copied-parts';
import { proposeCopy } from './copy-values';

type CopyDialogProps = { conference: ListedConference; onClose: () => void };

export function CopyDialog({ conference, onClose }: CopyDialogProps) {
  const cache = useQueryClient();
  const { nameOf } = useConferenceNames();
  const [copy, setCopy] = useState<ListedConference>();
  // The form must be unmounted first, because it asks before the user navigates away from it.
  if (copy) return <Navigate to={managementPaths.conference(copy.id, 'edit')} />;
  return (
    <RowFormDialog
      title={t('conferences.copyConference', { title: nameOf(conference) })}
      saveLabel={t('conferenceCopy.createCopy')}
      resource={conferenceManagementResource}
      draftKey={draftKeyOf('conference-copy', conference.id)}
      schema={conferenceCopyInput}
      required={['title', 'startDate']}
      toValues={() => proposeCopy(conference, new Date())}
      addRow={(input) => createRow<ListedConference>(copyPath(conference.id), input)}
      allowsAddAnother={false}
      verb="create"
      // Its page finds it in this list.
      onRowSaved={(saved) =>
        cache.setQueryData(query(endpoints.conferences).queryKey, (list) => list && [...list, saved])
      }
      onDone={setCopy}
      onClose={onClose}
    >
      <CopyFields conference={conference} />
    </RowFormDialog>
  );
}

function CopyFields({ conference }: Pick<CopyDialogProps, 'conference'>) {
  const { follow, setTyped } = useFollowingSlug({
    sources: ['title', 'startDate'],
    toSlug: ({ title = '', startDate = '' }) => slugOfCopy(title, startDate),
    isLocked: false,
  });
  const { series } = conference;
  return (
    <>
      <TextField name="title" label={t('conferenceCopy.newTitle')} isRequired onInput={follow('title')} />
      <CopiedDaysFields conference={conference} onStartDate={follow('startDate')} />
      <SlugField pathPrefix="/conferences/" isOptional onTyped={setTyped} />
      <SeriesField help={series ? t('conferenceCopy.seriesHelp') : t('conferenceCopy.seriesHelpForOriginal')} />
      <CopiedParts conference={conference} />
    </>
  );
}
