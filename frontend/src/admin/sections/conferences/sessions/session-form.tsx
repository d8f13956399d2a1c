import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { sessionTypes } from '@majlis/contracts/shared/choices';
import { sessionSlug } from '@majlis/contracts/shared/slugs';
import { toInstant } from '@majlis/contracts/shared/zoned-times';
import { useQuery } from '@tanstack/react-query';
import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { rich, t, texts } from '#messages/staff';
import { query } from '../../../../api/query';
import { formatDateRange } from '../../../../ui/time/dates';
import { describeZoneAt, describeZoneDuring } from '../../../../ui/time/time-zones';
import { NumberField, SelectField, TextField, TimeField } from '../../../fields/fields';
import { FormTabs } from '../../../fields/form/form-tabs';
import { useFieldText } from '../../../fields/form/staff-form';
import { TitleAndSlug } from '../../../fields/title-and-slug';
import { RowFormDialog } from '../../../rows/crud/row-form-dialog';
import type { OtherChanges } from '../../../rows/drafts/use-edit-draft';
import { createRow } from '../../../shell/api/write';
import { Icon, IconButton, SmallButton } from '../../../shell/buttons';
import { managementPaths } from '../../../shell/conferences';
import { changeKeepingFocus } from '../../../shell/focus';
import type { ToastAction } from '../../../shell/toast';
import {
  type ConferenceOfProgramme,
  ConflictWarnings,
  isOutsideDates,
  type Times,
  useConflicts,
  useFormTimes,
} from './session-conflicts';
import {
  newSessionFormValues,
  type SessionStart,
  sessionResource,
  sessionSchemaForZone,
  shiftEnd,
  toSessionFormValues,
  toSessionInput,
} from './session-resource';
import * as styles from './session-speakers.module.scss';
import type { AssignedSpeaker, Assignments } from './use-assignments';

type SessionFormProps = {
  conference: Conference;
  /** Undefined for a new session, which begins at `start`, if given. */
  session?: Session;
  start?: SessionStart;
  /** A new session is copied from this one. */
  copyOf?: Session;
  inputKey: string;
  speakersSection: ReactNode;
  assigned?: AssignedSpeaker[];
  otherChanges?: OtherChanges;
  onRowSaved?: (session: Session) => void;
  onDone: (session: Session) => void;
  onDraftDone?: () => void;
  onAssign?: (session: Session) => void;
  onClose: () => void;
};

export function SessionForm({ speakersSection, assigned = [], ...props }: SessionFormProps) {
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
      inputKey={props.inputKey}
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
                {speakersSection}
                <SessionDocuments conferenceId={conference.id} sessionId={session?.id} />
              </SessionMaterials>
            ),
          },
        ]}
      />
    </RowFormDialog>
  );
}

type SessionBasicsProps = { conference: Pick<Conference, 'id' | 'slug' | 'status'>; session: Session | undefined };

const SessionBasics = ({ conference, session }: SessionBasicsProps) => (
  <>
    <TitleAndSlug
      pathPrefix={`/conferences/${conference.slug}/sessions/`}
      toSlug={sessionSlug}
      isSlugLocked={session !== undefined && conference.status !== 'draft'}
      marksRequired
      isSlugRequired={false}
    />
    <div className="form-columns">
      <SelectField name="sessionType" isRequired options={sessionTypes} labels={texts('sessionTypes.sessionTypes')} />
      <SuggestField name="track" conference={conference} />
    </div>
    <NumberField name="sessionOrder" />
    <TextField name="description" rows={5} />
  </>
);

type SessionScheduleProps = {
  conference: ConferenceOfProgramme;
  session?: Session;
  assigned: AssignedSpeaker[];
};

const SessionSchedule = ({ conference, ...planned }: SessionScheduleProps) => (
  <>
    <TimeRangeFields conference={conference} />
    <SuggestField name="location" help={t('sessions.locationHelp')} conference={conference} />
    <NumberField name="maxAttendees" placeholder={t('conferences.noLimit')} />
    <ScheduleConflicts conference={conference} {...planned} />
  </>
);

function ScheduleConflicts({ conference, session, assigned }: SessionScheduleProps) {
  const warnings = useConflicts(conference, {
    id: session?.id ?? '',
    times: useFormTimes(conference),
    location: useFieldText('location'),
    maxAttendees: Number(useFieldText('maxAttendees')),
    speakers: assigned,
  });
  return <ConflictWarnings warnings={warnings} />;
}

type ConferenceDates = Pick<Conference, 'startDate' | 'endDate' | 'timezone'>;
type TimeRange = { start: string; end: string };

/** Changing the start moves the end, so that the duration stays the same. */
function TimeRangeFields({ conference }: { conference: ConferenceDates }) {
  const { startDate, endDate, timezone } = conference;
  const days = formatDateRange(startDate, endDate, timezone);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const { field: endField } = useController({ name: 'endTime' });
  const range: TimeRange = { start: useFieldText('startTime'), end: String(endField.value) };
  const [committedStart, setCommittedStart] = useState(range.start);
  const typedStart = toInstant(range.start, timezone);
  const zone = typedStart ? describeZoneAt(typedStart, timezone) : describeZoneDuring(startDate, endDate, timezone);

  function preserveDuration() {
    if (range.start === '' || range.start === committedStart) return;
    setCommittedStart(range.start);
    endField.onChange(shiftEnd(range.end, committedStart, range.start));
  }

  // Enter and Ctrl+S submit before the field loses the focus, so the end is moved on submit, too.
  const preserveDurationBeforeSave = useEffectEvent(preserveDuration);
  useEffect(() => {
    const form = fieldset.current?.form;
    const onSubmit = () => preserveDurationBeforeSave();
    form?.addEventListener('submit', onSubmit, { capture: true });
    return () => form?.removeEventListener('submit', onSubmit, { capture: true });
  }, []);

  return (
    <>
      <fieldset
        ref={fieldset}
        className="form-columns"
        aria-label={t('sessions.time')}
        onBlur={({ target }: FocusEvent) =>
          target instanceof HTMLInputElement && target.name === 'startTime' && preserveDuration()
        }
      >
        <TimeField name="startTime" isRequired />
        <TimeField name="endTime" isRequired />
      </fieldset>
      <p className="form-note">{t('sessions.timeNote', { zone, days })}</p>
      <p role="status" className="form-warning">
        {isOutsideConference(range, conference) && t('sessions.outsideDatesOf', { days })}
      </p>
    </>
  );
}

function isOutsideConference({ start, end }: TimeRange, conference: ConferenceDates): boolean {
  const [startTime, endTime] = [start, end].map((localDateTime) => toInstant(localDateTime, conference.timezone));
  return startTime !== undefined && endTime !== undefined && isOutsideDates({ startTime, endTime }, conference);
}

type SuggestFieldProps = {
  name: 'track' | 'location';
  help?: string;
  conference: Pick<Conference, 'id'>;
};

/** Suggests the values of other sessions, because only identical spellings are grouped together. */
function SuggestField({ conference: { id }, ...field }: SuggestFieldProps) {
  const { data: sessions = [] } = useQuery(query(endpoints.sessions(id)));
  const values = new Set(sessions.map((session) => session[field.name]).filter(Boolean));
  return <TextField {...field} suggestions={[...values].sort()} />;
}

/** Documents are edited in the list of the conference, which has their order, history and drafts. */
const SessionDocuments = ({ conferenceId, sessionId }: { conferenceId: string; sessionId: string | undefined }) => (
  <section className={styles.sessionSpeakers} aria-label={t('sessions.documents')}>
    <h3 className={`small-title ${styles.title}`}>{t('sessions.documents')}</h3>
    {sessionId ? (
      <CurrentDocuments conferenceId={conferenceId} sessionId={sessionId} />
    ) : (
      <p className="muted">{t('sessions.documentsAfterCreation')}</p>
    )}
  </section>
);

function CurrentDocuments({ conferenceId, sessionId }: { conferenceId: string; sessionId: string }) {
  const { data = [], isPending, isError } = useQuery(query(endpoints.documents(conferenceId)));
  const documents = data.filter((document) => document.sessionId === sessionId);
  const path = managementPaths.conference(conferenceId, 'documents');
  return (
    <>
      {documents.length === 0 && (
        <p className="muted">
          {isPending
            ? t('sessions.loadingDocuments')
            : isError
              ? t('sessions.documentsFailed')
              : t('sessions.noDocuments')}
        </p>
      )}
      <ul className={styles.list}>
        {documents.map(({ id, title, kind, isActive }) => (
          <li key={id}>
            <Link to={`${path}?edit=${id}`}>
              <bdi>{title}</bdi>
            </Link>
            <span className="badge" data-tone="plain">
              {t(`documentKinds.${kind}`)}
            </span>
            {!isActive && <span className="muted">{t('sessions.notActive')}</span>}
          </li>
        ))}
      </ul>
      <Link className="btn btn-quiet btn-sm" to={`${path}?add=${sessionId}`}>
        <Icon name="add" /> {t('sessions.addDocument')}
      </Link>
    </>
  );
}

const SessionMaterials = ({ children }: { children: ReactNode }) => (
  <>
    <TextField name="sessionAbstract" rows={6} />
    <TextField name="specialRequirements" rows={3} />
    {children}
  </>
);

type AssignedSpeakersProps = {
  conference: ConferenceOfProgramme;
  session: Session;
  assignments: Pick<Assignments, 'list' | 'isDirty' | 'isOfDraft' | 'remove' | 'detail'>;
  /** Opens the assign dialog with the times typed in the form. */
  onAssign: (times?: Times) => void;
};

/** Speakers cannot be assigned before the session is created. */
export const SessionSpeakers = (props: AssignedSpeakersProps | { session?: undefined }) => (
  <section className={styles.sessionSpeakers} aria-label={t('sessionSpeakers.sessionSpeakers')}>
    <h3 className={`small-title ${styles.title}`}>{t('sessionSpeakers.sessionSpeakers')}</h3>
    {props.session ? <CurrentSpeakers {...props} /> : <p className="muted">{t('sessionSpeakers.afterCreation')}</p>}
  </section>
);

function CurrentSpeakers({ conference, session, assignments, onAssign }: AssignedSpeakersProps) {
  const { list, isDirty, isOfDraft, detail, remove } = assignments;
  const times = useFormTimes(conference);
  const conflicts = useConflicts(conference, { id: session.id, times, speakers: list });

  return (
    <>
      {list.length === 0 && <p className="muted">{emptyListMessage(detail)}</p>}
      <ul className={styles.list}>
        {list.map(({ personId, name, speakerType }) => (
          <li key={personId}>
            <bdi>{name}</bdi>
            <span className="badge" data-tone="plain">
              {t(`sessionTypes.speakerTypes.${speakerType}`)}
            </span>
            <IconButton
              icon="remove"
              aria-label={t('common.removeNamed', { name })}
              onClick={() => changeKeepingFocus(() => remove(personId))}
            />
          </li>
        ))}
      </ul>
      {isDirty && (
        <p className={styles.unsaved}>
          {isOfDraft ? t('sessionSpeakers.savedWithDraft') : t('sessionSpeakers.notSaved')}
        </p>
      )}
      <ConflictWarnings warnings={conflicts} />
      <SmallButton label={t('sessionSpeakers.assignSpeakers')} icon="people" onClick={() => onAssign(times)} />
    </>
  );
}

function emptyListMessage({ isPending, isError }: Assignments['detail']): string {
  if (isPending) return t('sessionSpeakers.loading');
  return isError ? t('sessions.speakersFailed') : t('sessionSpeakers.noneYet');
}
