import type { Conference } from '@majlis/contracts/conferences';
import type { Session } from '@majlis/contracts/sessions';
import type { ReactNode } from 'react';
import { rich, t } from '#messages/staff';
import { createRow } from '../api/write';
import { RowFormDialog } from '../crud/row-form-dialog';
import type { OtherChanges } from '../drafts/edited-draft';
import { FormTabs } from '../form/form-tabs';
import type { ToastAction } from '../toast/toast';
import type { AssignedSpeaker } from './assigned-speakers';
import { SessionBasics } from './session-basics';
import { SessionDocuments } from './session-documents';
import { SessionMaterials } from './session-materials';
import { sessionResource } from './session-resource';
import { SessionSchedule } from './session-schedule';
import {
  newSessionFormValues,
  type SessionStart,
  sessionSchemaForZone,
  toSessionFormValues,
  toSessionInput,
} from './session-values';

type SessionFormProps = {
  conference: Conference;
  /** Is undefined while a session is added, which then may begin at `start`. */
  session?: Session;
  start?: SessionStart;
  /** A new session is copied from this one. */
  copyOf?: Session;
  draftKey: string;
  speakers: ReactNode;
  assigned?: AssignedSpeaker[];
  otherChanges?: OtherChanges;
  onRowSaved?: (session: Session) => void;
  onDone: (session: Session) => void;
  onDraftDone?: () => void;
  onAssign?: (session: Session) => void;
  onClose: () => void;
};

export function SessionForm({ speakers, assigned = [], ...props }: SessionFormProps) {
  const { conference, session, copyOf, onAssign } = props;
  const resource = sessionResource(conference);
  const { timezone } = conference;
  const assignActions = (created: Session): ToastAction[] =>
    onAssign ? [{ label: t('sessionSpeakers.assignSpeakers'), run: () => onAssign(created) }] : [];
  // A copy gets an address of its own.
  const copyValues = (from: Session) => ({ ...toSessionFormValues(from, conference), slug: '' });
  const defaultValues = () => newSessionFormValues(conference, props.start);
  return (
    <RowFormDialog
      title={session ? t('sessions.editSession') : t('sessions.addSession')}
      saveLabel={session ? t('sessions.updateSession') : t('sessions.createSession')}
      resource={resource}
      row={session}
      draftKey={props.draftKey}
      schema={sessionSchemaForZone(timezone)}
      toValues={(row) => (row ? toSessionFormValues(row, conference) : copyOf ? copyValues(copyOf) : defaultValues())}
      toInput={(values, saved) => toSessionInput(values, timezone, saved)}
      addRow={(input) => createRow<Session>(resource.list.path, { ...input, conferenceId: conference.id })}
      verb={session ? 'update' : 'create'}
      getToastActions={session ? undefined : assignActions}
      allowsAddAnother={!session && !copyOf}
      otherChanges={props.otherChanges}
      onRowSaved={props.onRowSaved}
      onDone={props.onDone}
      onDraftDone={props.onDraftDone}
      onClose={props.onClose}
    >
      {copyOf && <p className="form-note">{rich('sessions.copyNote', { title: () => <bdi>{copyOf.title}</bdi> })}</p>}
      <FormTabs
        label={t('common.formSections')}
        tabs={[
          { label: t('conferences.basicInfo'), panel: <SessionBasics conference={conference} session={session} /> },
          {
            label: t('sessions.schedule'),
            panel: <SessionSchedule conference={conference} session={session} assigned={assigned} />,
          },
          {
            label: t('sessions.detailsAndMaterials'),
            panel: (
              <SessionMaterials>
                {speakers}
                <SessionDocuments conferenceId={conference.id} sessionId={session?.id} />
              </SessionMaterials>
            ),
          },
        ]}
      />
    </RowFormDialog>
  );
}
