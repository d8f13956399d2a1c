import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { ProgrammeBooking } from '@majlis/contracts/programme/programme-conflicts';
import { roomKey } from '@majlis/contracts/programme/rooms';
import { useState } from 'react';
import { t } from '#messages/staff';
import { NestedForm } from '../../../fields/form/nested-form';
import { isOutsideDates } from '../sessions/session-warnings';
import { formatDay } from './day-tabs';
import { ChoiceField, InputField, RoomOptions } from './dialog-fields';
import * as styles from './grid-dialogs.module.scss';
import { placeOf, shiftBy, stepMinutes } from './places';
import { instantOf } from './planned-days';
import type { Move } from './use-move-sessions';

type ShiftDialogProps = {
  conference: Conference;
  day: string;
  /** The sessions of the shown day. */
  sessions: ProgrammeBooking[];
  rooms: string[];
  onMove: (moves: Move[]) => void;
  onClose: () => void;
};

const maxMinutes = 12 * 60;

/** Moves what begins at a time or later, after a delay or for a longer break. */
export function ShiftDialog({ conference, day, sessions, rooms, onMove, onClose }: ShiftDialogProps) {
  const { timezone } = conference;
  const [from, setFrom] = useState('12:00');
  const [minutes, setMinutes] = useState('15');
  const [direction, setDirection] = useState('later');
  const [room, setRoom] = useState('');
  const by = Math.min(Math.max(0, Number(minutes) || 0), maxMinutes) * (direction === 'later' ? 1 : -1);
  const moves = from === '' || by === 0 ? [] : shiftAfter(sessions, instantOf(day, from, timezone), by, room);
  const outside = moves.filter(({ place }) => isOutsideDates(place, conference)).length;

  function save() {
    if (moves.length === 0) return;
    onMove(moves);
    onClose();
  }

  return (
    <NestedForm
      title={t('sessionGrid.shiftDay', { name: formatDay(day, timezone) })}
      saveLabel={t('sessionGrid.shift')}
      shape="form"
      onSave={save}
      onClose={onClose}
    >
      <InputField type="time" label={t('sessionGrid.sessionsFrom')} value={from} onChange={setFrom} />
      <div className={styles.times}>
        <InputField
          type="number"
          label={t('sessionGrid.minutes')}
          min={stepMinutes}
          max={maxMinutes}
          step={stepMinutes}
          value={minutes}
          onChange={setMinutes}
        />
        <ChoiceField label={t('sessionGrid.direction')} value={direction} onChange={setDirection}>
          <option value="later">{t('sessionGrid.later')}</option>
          <option value="earlier">{t('sessionGrid.earlier')}</option>
        </ChoiceField>
      </div>
      <ChoiceField label={t('common.rooms')} value={room} onChange={setRoom}>
        <RoomOptions none={t('sessionGrid.allRooms')} rooms={rooms} />
      </ChoiceField>
      <p role="status" className="callout">
        {moves.length === 0 ? t('sessionGrid.noneMoved') : t('sessionGrid.willBeMoved', { count: moves.length })}
        {outside > 0 && ` ${t('sessionGrid.wouldBeOutside', { count: outside })}`}
      </p>
    </NestedForm>
  );
}

/** `from` is in milliseconds since 1970. An empty room stands for all of them. */
export const shiftAfter = (sessions: ProgrammeBooking[], from: number, minutes: number, room: string): Move[] =>
  sessions
    .filter(
      ({ startTime, location }) =>
        Date.parse(startTime) >= from && (room === '' || roomKey(location) === roomKey(room)),
    )
    .map((session) => ({ session, place: shiftBy(placeOf(session), minutes) }));
