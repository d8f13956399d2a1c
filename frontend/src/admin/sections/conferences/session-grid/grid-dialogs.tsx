import type { Conference } from '@majlis/contracts/conferences/conferences';
import {
  type Conflict,
  maxReasonLength,
  type Programme,
  type ProgrammeBooking,
} from '@majlis/contracts/programme/programme-conflicts';
import { useState } from 'react';
import { rich, t } from '#messages/staff';
import { NestedForm, NestedFormField } from '../../../fields/form/nested-form';
import { useSingleSubmit } from '../../../shell/use-single-submit';
import { CopyDayDialog } from './copy-day-dialog';
import { describeConflict } from './describe-conflict';
import type { SessionToEdit } from './edited-session';
import { MoveDialog } from './move-dialog';
import type { PlannedDays } from './planned-days';
import { ShiftDialog } from './shift-dialog';
import type { Move } from './use-move-sessions';

export type OpenGridDialog =
  | { kind: 'move'; session: ProgrammeBooking }
  | { kind: 'accept'; conflict: Conflict }
  | { kind: 'shift' | 'copy' };

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
