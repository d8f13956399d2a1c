import type { Programme, ProgrammeBooking } from '@majlis/contracts/programme-conflicts';
import { useState } from 'react';
import { t } from '#messages/staff';
import { NestedForm } from '../nested-form';
import { ClashWarnings } from '../sessions/clash-warnings';
import { formatDay } from './day-tabs';
import { describeConflictsAt } from './describe-conflict';
import { ChoiceField, InputField, RoomOptions } from './dialog-fields';
import * as styles from './grid-dialogs.module.scss';
import { keepLength, type MoveValues, toMoveValues, toPlace } from './move-values';
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
