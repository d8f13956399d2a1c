import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { ProgrammeBooking } from '@majlis/contracts/programme/programme-conflicts';
import { roomKey } from '@majlis/contracts/programme/rooms';
import { type DayCopyInput, type DayCopyResult, dayCopyPath } from '@majlis/contracts/programme/session-moves';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '#messages/staff';
import { NestedForm, NestedInput, NestedSelect } from '../../../fields/form/nested-form';
import { useUndo } from '../../../rows/history/use-undo';
import { invalidateResource } from '../../../rows/resource/resource-config';
import { postOnce } from '../../../shell/api/write';
import { CheckBox } from '../../../shell/controls';
import { useSingleSubmit, useWriteTools } from '../../../shell/writes';
import { isOutsideDates } from '../sessions/session-conflicts';
import { sessionResource } from '../sessions/session-resource';
import * as styles from './grid-dialogs.module.scss';
import { type Move, placeOf, shiftBy, stepMinutes } from './places';
import { formatDay, instantOf } from './planned-days';

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

/** Moves all sessions that begin at a time or later, after a delay or for a longer break. */
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
      <NestedInput type="time" label={t('sessionGrid.sessionsFrom')} value={from} onChange={setFrom} />
      <div className={styles.times}>
        <NestedInput
          type="number"
          label={t('sessionGrid.minutes')}
          min={stepMinutes}
          max={maxMinutes}
          step={stepMinutes}
          value={minutes}
          onChange={setMinutes}
        />
        <NestedSelect
          label={t('sessionGrid.direction')}
          value={direction}
          options={[
            { value: 'later', label: t('sessionGrid.later') },
            { value: 'earlier', label: t('sessionGrid.earlier') },
          ]}
          onChange={setDirection}
        />
      </div>
      <NestedSelect
        label={t('programme.rooms')}
        value={room}
        options={roomOptions(t('sessionGrid.allRooms'), rooms)}
        onChange={setRoom}
      />
      <p role="status" className="callout">
        {moves.length === 0 ? t('sessionGrid.noneMoved') : t('sessionGrid.willBeMoved', { count: moves.length })}
        {outside > 0 && ` ${t('sessionGrid.wouldBeOutside', { count: outside })}`}
      </p>
    </NestedForm>
  );
}

/** `from` is in milliseconds since 1970. An empty room stands for all rooms. */
export const shiftAfter = (sessions: ProgrammeBooking[], from: number, minutes: number, room: string): Move[] =>
  sessions
    .filter(
      ({ startTime, location }) =>
        Date.parse(startTime) >= from && (room === '' || roomKey(location) === roomKey(room)),
    )
    .map((session) => ({ session, place: shiftBy(placeOf(session), minutes) }));

type CopyDayDialogProps = {
  conference: Conference;
  day: string;
  days: string[];
  countOn: (day: string) => number;
  onCopied: (day: string) => void;
  onClose: () => void;
};

export function CopyDayDialog({ conference, day, days, countOn, onCopied, onClose }: CopyDayDialogProps) {
  const { id, timezone } = conference;
  const others = days.filter((other) => other !== day);
  const [to, setTo] = useState(others.find((other) => countOn(other) === 0) ?? others[0] ?? '');
  const [withSpeakers, setWithSpeakers] = useState(true);
  const { cache, toast, fail } = useWriteTools();
  const undo = useUndo();
  const submitOnce = useSingleSubmit();
  const copy = useMutation({
    mutationFn: (input: DayCopyInput) => postOnce<DayCopyResult>(dayCopyPath(id), input),
    onSuccess: async ({ result, change }) => {
      toast(t('sessionGrid.copied', { count: result.sessions, name: formatDay(to, timezone) }), {
        actions: undo([change]),
      });
      await invalidateResource(cache, sessionResource(conference));
      onCopied(to);
      onClose();
    },
    onError: (error) => fail(t('sessionGrid.copyFailed'), error),
  });
  const existing = countOn(to);
  return (
    <NestedForm
      title={t('sessionGrid.copyOfDay', { name: formatDay(day, timezone) })}
      saveLabel={copy.isPending ? t('sessionGrid.copying') : t('sessionGrid.copyDay')}
      shape="form"
      onSave={() => to && submitOnce(() => copy.mutateAsync({ from: day, to, withSpeakers }))}
      onClose={onClose}
    >
      <NestedSelect
        label={t('sessionGrid.copyTo')}
        value={to}
        options={others.map((other) => ({ value: other, label: formatDay(other, timezone) }))}
        onChange={setTo}
      />
      <CheckBox checked={withSpeakers} onCheck={(isChecked) => setWithSpeakers(isChecked)}>
        {t('sessionGrid.withSpeakers')}
      </CheckBox>
      <p role="status" className="callout">
        {t('sessionGrid.willBeCopied', { count: countOn(day) })}
        {existing > 0 && ` ${t('sessionGrid.alreadyThere', { count: existing })}`}
      </p>
    </NestedForm>
  );
}

export const roomOptions = (none: string, rooms: string[]) => [
  { value: '', label: none },
  ...rooms.map((room) => ({ value: room, label: room })),
];
