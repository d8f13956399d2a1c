import { endpoints } from '@majlis/contracts/api/endpoints';
import type { ListedConference } from '@majlis/contracts/conferences/conferences';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { t } from '#messages/staff';
import { askBeforeLeaving } from '../../../../ui/dialog/leave-guard';
import { FormPage } from '../../../fields/form/form-layout';
import { FormTabs } from '../../../fields/form/form-tabs';
import { inputKeyOf } from '../../../rows/crud/unsaved-input-notice';
import { useRowForm } from '../../../rows/crud/use-row-form';
import { DraftMenu } from '../../../rows/drafts/draft-menu';
import { DraftNotice } from '../../../rows/drafts/draft-notice';
import { HistoryButton } from '../../../rows/history/history-button';
import { PresenceNotice } from '../../../rows/presence/presence';
import { RowConflictNotice } from '../../../rows/resource/conflict-notice';
import { rowPath } from '../../../rows/resource/resource-config';
import { type LanguageChoice, LanguageSwitch, useLanguageChoice } from '../../../rows/translations/language-switch';
import { TranslationForm } from '../../../rows/translations/translation-form';
import { createRow, sendWrite } from '../../../shell/api/write';
import { conferenceInputSection, managementPaths } from '../../../shell/management-paths';
import { conferenceManagementResource as resource } from '../conference-resource';
import { useConfirmPublishing } from '../release/open-items';
import { withAlbumThumbnail } from './album-thumbnail';
import { BasicTab, DetailsTab, RegistrationTab, SeoTab, VenueTab } from './conference-tabs';
import { conferenceFormSchema, toConferenceFormValues, toConferenceInput } from './conference-values';

/** By their names in addresses, which the content checks link to. */
const tabLabels: Partial<Record<string, string>> = {
  'Basic Info': t('conferences.basicInfo'),
  Details: t('common.details'),
  Venue: t('conferenceForm.venue'),
  Registration: t('conferenceForm.registration'),
  'SEO & Meta': t('conferenceForm.seoAndMeta'),
};

export function ConferenceForm({ conference }: { conference?: ListedConference }) {
  const navigate = useNavigate();
  const choice = useLanguageChoice(resource, conference);
  const close = () => void navigate(managementPaths.overview);
  const exits = { onDone: close, onClose: () => askBeforeLeaving(close) };
  if (choice.shown) return <TranslationForm resource={resource} row={conference} choice={choice} {...exits} />;
  return <OriginalForm conference={conference} choice={choice} {...exits} />;
}

type OriginalFormProps = {
  conference: ListedConference | undefined;
  choice: LanguageChoice;
  onDone: () => void;
  onClose: () => void;
};

function OriginalForm({ conference, choice, onDone, onClose }: OriginalFormProps) {
  const cache = useQueryClient();
  const [params] = useSearchParams();
  const editing = useRowForm({
    resource,
    row: conference,
    inputKey: inputKeyOf(conferenceInputSection, conference?.id),
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
    onDone,
  });
  const { form, isSaving, drafts } = editing;
  function closeAfterRestore() {
    form.discardChanges();
    onDone();
  }
  return (
    <FormPage
      form={form}
      isSaving={isSaving}
      saveLabel={
        drafts?.isEditing
          ? t('common.saveDraft')
          : conference
            ? t('conferenceForm.updateConference')
            : t('conferences.createConference')
      }
      head={(confirmLeaving) => <LanguageSwitch choice={choice} form={form.ref} confirmLeaving={confirmLeaving} />}
      moreActions={<HistoryButton resource={resource} row={conference} form={form} onRestored={closeAfterRestore} />}
      saveMenu={<DraftMenu resource={resource} row={conference} editing={editing} />}
      notice={
        <>
          <PresenceNotice resource={resource} row={conference} />
          <DraftNotice resource={resource} row={conference} form={form} drafts={drafts} />
          <RowConflictNotice resource={resource} editing={editing} />
        </>
      }
      onCancel={onClose}
    >
      <FormTabs
        label={t('common.formSections')}
        firstTab={tabLabels[params.get('tab') ?? ''] ?? null}
        tabs={[
          { label: t('conferences.basicInfo'), panel: <BasicTab conference={conference} /> },
          { label: t('common.details'), panel: <DetailsTab /> },
          { label: t('conferenceForm.venue'), panel: <VenueTab /> },
          { label: t('conferenceForm.registration'), panel: <RegistrationTab /> },
          { label: t('conferenceForm.seoAndMeta'), panel: <SeoTab /> },
        ]}
      />
    </FormPage>
  );
}
