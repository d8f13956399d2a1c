import type { Session } from '@majlis/contracts/sessions';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import { Dialog } from '../../ui/dialog/dialog';
import { ConflictNotice } from '../crud/conflict-notice';
import { ListStates } from '../crud/list-states';
import { draftKeyOf } from '../crud/unsaved-drafts';
import { FormLayout } from '../form/form-layout';
import { SpeakerForm } from '../speakers/speaker-form';
import { speakerDraftSection } from '../speakers/speaker-resource';
import * as styles from './assign-dialog.module.scss';
import { describeSpeakers, newAssignedSpeaker } from './assigned-speakers';
import { AssignedSpeakersList } from './assigned-speakers-list';
import { AvailableSpeakers } from './available-speakers';
import { ClashWarnings } from './clash-warnings';
import { NoSpeakers } from './no-speakers';
import type { Assignments } from './use-assignments';
import { useClashes } from './use-clashes';
import { useSaveAssignments } from './use-save-assignments';

type AssignDialogProps = {
  session: Session;
  assignments: Assignments;
  onSaved: () => void;
  onClose: () => void;
};

/** Edits the speakers of a session, which are saved as one list. */
export function AssignDialog({ session, assignments, onSaved, onClose }: AssignDialogProps) {
  const people = useQuery(query(staffEndpoints.people));
  const { isSaving, save, serverVersion, loadServerVersion, overwrite } = useSaveAssignments(
    session,
    assignments,
    onSaved,
  );
  const { detail, isDirty, isOfDraft } = assignments;
  const [isAdding, setAdding] = useState(false);
  const clashes = useClashes(session.conferenceId, { id: session.id, times: session, speakers: assignments.list });
  const form = useRef<HTMLFormElement>(null);

  return (
    <>
      <Dialog
        title={t('sessionSpeakers.assignSpeakersTo', { title: session.title })}
        shape="wide"
        isBusy={isSaving}
        onClose={() => isSaving || onClose()}
      >
        <FormLayout
          ref={form}
          shape="dialog"
          draft={assignments}
          isDirty={isDirty}
          isSaving={isSaving}
          canSave={isDirty || isOfDraft}
          saveLabel={isOfDraft ? t('sessionSpeakers.done') : t('sessionSpeakers.saveAssignments')}
          cancelLabel={t('common.close')}
          onSave={isOfDraft ? onClose : save}
          onCancel={onClose}
          onKeyDown={stayOnEnter}
        >
          {serverVersion && (
            <ConflictNotice
              noun={t('sessionSpeakers.noun')}
              changedBy={serverVersion.changedBy}
              changedAt={serverVersion.changedAt}
              serverSummary={describeSpeakers(serverVersion.list)}
              isBusy={isSaving}
              onLoadServerVersion={loadServerVersion}
              onOverwrite={overwrite}
            />
          )}
          <ClashWarnings warnings={clashes} />
          <ListStates list={detail} noun={t('sessionSpeakers.loadedSpeakers')}>
            <ListStates list={people} noun={t('nouns.speaker.several')}>
              {people.data?.length === 0 ? (
                <NoSpeakers onAdd={() => setAdding(true)} />
              ) : (
                <div className={styles.lists}>
                  <AssignedSpeakersList assignments={assignments} />
                  <AvailableSpeakers
                    people={people.data ?? []}
                    assignments={assignments}
                    onAdd={() => setAdding(true)}
                  />
                </div>
              )}
            </ListStates>
          </ListStates>
        </FormLayout>
      </Dialog>
      {/* Rendered outside the form above: input and submit events of this dialog would bubble into it. */}
      {isAdding && (
        <SpeakerForm
          draftKey={draftKeyOf(speakerDraftSection)}
          onRowSaved={(person) => assignments.assign(newAssignedSpeaker(person))}
          onChooseExisting={(person) => {
            assignments.assign(newAssignedSpeaker(person));
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

/** Enter in the search or in one of the fields must not save the whole list. */
function stayOnEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
