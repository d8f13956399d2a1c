import type { Conference } from '@majlis/contracts/conferences/conferences';
import {
  type Conflict,
  maxReasonLength,
  type Programme,
  type ProgrammeBooking,
} from '@majlis/contracts/programme/programme-conflicts';
import { roomKey } from '@majlis/contracts/programme/rooms';
import { toInstant, toLocalDateTime } from '@majlis/contracts/shared/zoned-times';
import { useState } from 'react';
import { rich, t } from '#messages/staff';
import { NestedForm, NestedFormField, NestedInput, NestedSelect } from '../../../fields/form/nested-form';
import { SmallButton } from '../../../shell/buttons';
import { useSingleSubmit } from '../../../shell/writes';
import { ConflictWarnings, describeConflict } from '../sessions/session-conflicts';
import type { OpenDialog } from '../sessions/session-dialogs';
import { shiftEnd } from '../sessions/session-resource';
import { CopyDayDialog, roomOptions, ShiftDialog } from './day-dialogs';
import * as styles from './grid-dialogs.module.scss';
import { describeConflictsAt, isSamePlace, type Move, type Place } from './places';
import { formatDay, type PlannedDays } from './planned-days';

export type OpenGridDialog =
  | { kind: 'move'; session: ProgrammeBooking }
  | { kind: 'accept'; conflict: Conflict }
  | { kind: 'shift' | 'copy' };

/** A session without an id is a new one. */
export type SessionToEdit = Pick<OpenDialog, 'kind' | 'place'> & { id?: string };

type GridDialogsProps = {
  dialog: OpenGridDialog;
  conference: Conference;
  programme: Programme;
  day: string;
  days: string[];
  byDay: PlannedDays['byDay'];
  rooms: string[];
  move: (moves: Move[]) => void;
  show: (day: string) => void;
  onEdit: (edited: SessionToEdit) => void;
  onAccept: (conflict: Conflict, reason: string) => Promise<unknown>;
  onClose: () => void;
};

export function GridDialogs({ dialog, conference, programme, day, days, byDay, rooms, ...on }: GridDialogsProps) {
  const { move, show, onEdit, onAccept, onClose } = on;
  const sessions = byDay.get(day) ?? [];
  switch (dialog.kind) {
    case 'move':
      return (
        <MoveDialog
          session={dialog.session}
          programme={programme}
          days={days}
          rooms={rooms}
          onMove={(place) => move([{ session: dialog.session, place }])}
          onEdit={(kind) => {
            onClose();
            onEdit({ kind, id: dialog.session.id });
          }}
          onClose={onClose}
        />
      );
    case 'accept':
      return (
        <AcceptDialog
          conflict={dialog.conflict}
          onAccept={(reason) => onAccept(dialog.conflict, reason)}
          onClose={onClose}
        />
      );
    case 'shift':
      return (
        <ShiftDialog
          conference={conference}
          day={day}
          sessions={sessions}
          rooms={rooms}
          onMove={move}
          onClose={onClose}
        />
      );
    case 'copy':
      return (
        <CopyDayDialog
          conference={conference}
          day={day}
          days={days}
          countOn={(one) => byDay.get(one)?.length ?? 0}
          onCopied={show}
          onClose={onClose}
        />
      );
  }
}

type AcceptDialogProps = {
  conflict: Conflict;
  onAccept: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

function AcceptDialog({ conflict, onAccept, onClose }: AcceptDialogProps) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const submitOnce = useSingleSubmit();
  const isMissing = reason.trim() === '';

  function save() {
    setTried(true);
    if (!isMissing) submitOnce(() => onAccept(reason.trim()).then(onClose, () => undefined));
  }

  return (
    <NestedForm
      title={t('sessionGrid.acceptConflict')}
      saveLabel={t('sessionGrid.accept')}
      shape="form"
      onSave={save}
      onClose={onClose}
    >
      <p className="callout" data-tone="warning">
        {describeConflict(conflict)}
        {conflict.sessions.map(({ id, title }) => (
          <span key={id}>
            <br />
            {rich('sessionGrid.quotedTitle', { title: () => <bdi>{title}</bdi> })}
          </span>
        ))}
      </p>
      <NestedFormField
        label={t('sessionGrid.reason')}
        help={t('sessionGrid.reasonHelp')}
        error={isTried && isMissing ? t('sessionGrid.giveReason') : undefined}
      >
        {(input) => (
          <textarea
            {...input}
            className="control"
            dir="auto"
            rows={3}
            maxLength={maxReasonLength}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </NestedFormField>
    </NestedForm>
  );
}

type MoveDialogProps = {
  session: ProgrammeBooking;
  programme: Programme;
  days: string[];
  rooms: string[];
  onMove: (place: Place) => void;
  onEdit: (kind: 'form' | 'speakers') => void;
  onClose: () => void;
};

/** Edits day, times and room of a session, and leads to its other fields. */
function MoveDialog({ session, programme, days, rooms, onMove, onEdit, onClose }: MoveDialogProps) {
  const { timezone } = programme.conference;
  const [values, setValues] = useState(() => toMoveValues(session, rooms, timezone));
  const [startBefore, setStartBefore] = useState(values.start);
  const [isTried, setTried] = useState(false);
  const set = (changes: Partial<MoveValues>) => setValues({ ...values, ...changes });
  const { place, errors } = toPlace(values, timezone);

  function moveEnd() {
    if (values.start === '') return;
    setValues(keepLength(values, startBefore));
    setStartBefore(values.start);
  }

  function save() {
    setTried(true);
    if (!place) return;
    if (!isSamePlace(session, place)) onMove(place);
    onClose();
  }

  return (
    <NestedForm title={session.title} saveLabel={t('sessionGrid.move')} shape="form" onSave={save} onClose={onClose}>
      <NestedSelect
        label={t('sessionGrid.day')}
        value={values.day}
        options={[
          ...(days.includes(values.day) ? [] : [values.day]).map((day) => ({
            value: day,
            label: t('sessionGrid.dayOutsideDates', { name: formatDay(day, timezone) }),
          })),
          ...days.map((day) => ({ value: day, label: formatDay(day, timezone) })),
        ]}
        onChange={(day) => set({ day })}
      />
      <div className={styles.times}>
        <NestedInput
          type="time"
          label={t('sessionGrid.start')}
          value={values.start}
          error={isTried ? errors.start : undefined}
          onChange={(start) => set({ start })}
          onBlur={moveEnd}
        />
        <NestedInput
          type="time"
          label={t('sessionGrid.end')}
          value={values.end}
          error={isTried ? errors.end : undefined}
          onChange={(end) => set({ end })}
        />
      </div>
      <NestedSelect
        label={t('common.room')}
        value={values.location}
        options={roomOptions(t('programme.noRoom'), rooms)}
        onChange={(location) => set({ location })}
      />
      <ConflictWarnings warnings={place ? describeConflictsAt(programme, session, place) : []} />
      <div className={styles.more}>
        <SmallButton label={t('sessionGrid.editSession')} onClick={() => onEdit('form')} />
        <SmallButton
          label={t('sessions.speakersButton', { count: session.speakers.length })}
          onClick={() => onEdit('speakers')}
        />
      </div>
    </NestedForm>
  );
}

/** The texts of the fields; times are in the zone of the conference. */
type MoveValues = {
  day: string;
  start: string;
  end: string;
  location: string;
  /** The number of midnights in the session, so that it still goes on after midnight when it is moved. */
  nights: number;
};

const dayMs = 86_400_000;

function toMoveValues({ startTime, endTime, location }: Place, rooms: string[], timeZone: string): MoveValues {
  const [start, end] = [toLocalDateTime(startTime, timeZone), toLocalDateTime(endTime, timeZone)];
  const [day, endDay] = [start.slice(0, 10), end.slice(0, 10)];
  return {
    day,
    start: start.slice(11),
    end: end.slice(11),
    location: rooms.find((room) => roomKey(room) === roomKey(location)) ?? '',
    nights: (Date.parse(endDay) - Date.parse(day)) / dayMs,
  };
}

type Checked = { place?: Place; errors: { start?: string; end?: string } };

export function toPlace({ day, start, end, location, nights }: MoveValues, timeZone: string): Checked {
  const endDay = new Date(Date.parse(day) + nights * dayMs).toISOString().slice(0, 10);
  const startTime = toInstant(`${day}T${start}`, timeZone);
  const endTime = toInstant(`${endDay}T${end}`, timeZone);
  if (!startTime) return { errors: { start: errorOf(start) } };
  if (!endTime) return { errors: { end: errorOf(end) } };
  if (endTime <= startTime) return { errors: { end: t('sessionGrid.endAfterStart') } };
  return { place: { startTime, endTime, location }, errors: {} };
}

const errorOf = (time: string): string => (time === '' ? t('sessionGrid.giveTime') : t('sessionGrid.skippedTime'));

/** The end moves with the start, if both can be read. */
function keepLength(values: MoveValues, startBefore: string): MoveValues {
  const [end, before, start] = [values.end, startBefore, values.start].map((time) => `2000-01-01T${time}`);
  return { ...values, end: shiftEnd(end ?? '', before ?? '', start ?? '').slice(11) };
}
