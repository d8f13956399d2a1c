import type { Conference } from '@majlis/contracts/conferences';
import type { Session, SessionInput } from '@majlis/contracts/sessions';
import type { ReactNode } from 'react';
import { create, write } from '../../api/write';
import { FormTabs } from '../../ui/form/form-tabs';
import type { ToastOptions } from '../../ui/toast/toast';
import { addressOf } from '../editing/resource';
import { RowDialog } from '../editing/row-dialog';
import { type RowForm, useRowForm } from '../editing/row-form';
import type { Assigned } from './assigned-speakers';
import { SessionBasics } from './session-basics';
import { SessionMaterials } from './session-materials';
import { sessionResource } from './session-resource';
import { SessionSchedule } from './session-schedule';
import { newSessionValues, offerTimes, sessionInputOf, sessionSchemaIn, sessionValues } from './session-values';

type SessionFormProps = {
  conference: Conference;
  /** None when one is added; `last` is then the one that was added before it. */
  session?: Session;
  last?: Session;
  /** What the new one begins with. */
  copied?: Session;
  draftKey: string;
  /** The speakers of the session, in the last tab. */
  speakers: ReactNode;
  assigned?: Assigned[];
  /** What else waits to be saved, and how it is given up. */
  alsoUnsaved?: { isDirty: boolean; forget: () => void };
  onWritten?: (session: Session) => void;
  onSaved: (session: Session) => void;
  onAssign?: (session: Session) => void;
  onClose: () => void;
};

/** The dialog in which a session is added or edited. */
export function SessionForm({ speakers, assigned = [], ...props }: SessionFormProps) {
  const { conference, session, copied, alsoUnsaved, onClose } = props;
  const { form, ...editing } = useSessionForm(props);
  const guarded = alsoUnsaved ? guard(form, alsoUnsaved) : form;
  return (
    <RowDialog
      title={session ? 'Edit Session' : 'Add Session'}
      saveLabel={session ? 'Update Session' : 'Create Session'}
      resource={sessionResource(conference)}
      editing={{ ...editing, form: guarded }}
      onClose={onClose}
    >
      {copied && (
        <p className="form-note">
          A copy of “<bdi>{copied.title}</bdi>” at the next free time of its place, without its speakers: assign them
          once it is created.
        </p>
      )}
      <FormTabs
        label="Parts of the session"
        tabs={[
          { label: 'Basic Info', panel: <SessionBasics conference={conference} /> },
          {
            label: 'Schedule & Location',
            panel: <SessionSchedule conference={conference} session={session} assigned={assigned} />,
          },
          { label: 'Details & Materials', panel: <SessionMaterials>{speakers}</SessionMaterials> },
        ]}
      />
    </RowDialog>
  );
}

function useSessionForm(props: Omit<SessionFormProps, 'speakers' | 'assigned'>): RowForm<Session> {
  const { conference, session, last, copied, draftKey, onWritten, onSaved, onAssign } = props;
  const resource = sessionResource(conference);
  const assignLater = (created: Session): ToastOptions =>
    onAssign ? { action: { label: 'Assign Speakers', run: () => onAssign(created) } } : {};
  return useRowForm<Session, SessionInput>({
    resource,
    row: session,
    draftKey,
    schema: sessionSchemaIn(conference.timezone),
    toValues: (row = copied) => (row ? sessionValues(row, conference) : newSessionValues(offerTimes(conference, last))),
    toInput: (values, saved) => sessionInputOf(values, conference.timezone, saved),
    write: (input, version) =>
      session
        ? write<Session>('PUT', addressOf(resource, session), input, { ifMatch: version })
        : create<Session>(resource.list.path, { ...input, conferenceId: conference.id }),
    verb: session ? 'update' : 'create',
    toastOf: session ? undefined : assignLater,
    addsMore: !session && !copied,
    onWritten,
    onDone: onSaved,
  });
}

type Guarded = RowForm<Session>['form'];

/** The same form, which is left only after a question while something beside it is unsaved, too. */
function guard(form: Guarded, { isDirty, forget }: { isDirty: boolean; forget: () => void }): Guarded {
  return {
    ...form,
    isDirty: form.isDirty || isDirty,
    forget() {
      form.forget();
      forget();
    },
  };
}
