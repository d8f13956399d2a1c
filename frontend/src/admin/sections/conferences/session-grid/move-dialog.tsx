import type { Programme, ProgrammeBooking } from '@majlis/contracts/programme/programme-conflicts';
import { roomKey } from '@majlis/contracts/programme/rooms';
import { toInstant, toLocalDateTime } from '@majlis/contracts/shared/zoned-times';
import { useState } from 'react';
import { t } from '#messages/staff';
import { NestedForm } from '../../../fields/form/nested-form';
import { shiftEnd } from '../sessions/session-values';
import { ClashWarnings } from '../sessions/use-clashes';
import { formatDay } from './day-tabs';
import { describeConflictsAt } from './describe-conflict';
import { ChoiceField, InputField, RoomOptions } from './dialog-fields';
import * as styles from './grid-dialogs.module.scss';
import { isSamePlace, type Place } from './places';

type MoveDialogProps = {
  session: ProgrammeBooking;
  programme: Programme;
  days: string[];
  rooms: string[];
  onMove: (place: Place) => void;
  onEdit: (kind: 'form' | 'speakers') => void;
  onClose: () => void;
};

/** Day, times and room of a session, and the way to its other fields. */
export function MoveDialog({ session, programme, days, rooms, onMove, onEdit, onClose }: MoveDialogProps) {
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
      <ChoiceField label={t('sessionGrid.day')} value={values.day} onChange={(day) => set({ day })}>
        {!days.includes(values.day) && (
          <option value={values.day}>
            {t('sessionGrid.dayOutsideDates', { name: formatDay(values.day, timezone) })}
          </option>
        )}
        {days.map((day) => (
          <option key={day} value={day}>
            {formatDay(day, timezone)}
          </option>
        ))}
      </ChoiceField>
      <div className={styles.times}>
        <InputField
          type="time"
          label={t('sessionGrid.start')}
          value={values.start}
          error={isTried ? errors.start : undefined}
          onChange={(start) => set({ start })}
          onBlur={moveEnd}
        />
        <InputField
          type="time"
          label={t('sessionGrid.end')}
          value={values.end}
          error={isTried ? errors.end : undefined}
          onChange={(end) => set({ end })}
        />
      </div>
      <ChoiceField label={t('common.room')} value={values.location} onChange={(location) => set({ location })}>
        <RoomOptions none={t('sessionGrid.noRoom')} rooms={rooms} />
      </ChoiceField>
      <ClashWarnings warnings={place ? describeConflictsAt(programme, session, place) : []} />
      <div className={styles.more}>
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => onEdit('form')}>
          {t('sessionGrid.editSession')}
        </button>
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => onEdit('speakers')}>
          {t('sessions.speakersButton', { count: session.speakers.length })}
        </button>
      </div>
    </NestedForm>
  );
}

/** The texts of the fields, in the zone of the conference. */
type MoveValues = {
  day: string;
  start: string;
  end: string;
  location: string;
  /** A session that goes on after midnight still does so when it is moved. */
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
