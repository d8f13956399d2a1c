import type { Conference } from '@majlis/contracts/conferences';
import type { Conflict, Programme, ProgrammeBooking } from '@majlis/contracts/programme-conflicts';
import { AcceptDialog } from './accept-dialog';
import { CopyDayDialog } from './copy-day-dialog';
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
