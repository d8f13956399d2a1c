import type { Conflict, ProgrammeBooking } from '@majlis/contracts/programme-conflicts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { rich, t } from '#messages/staff';
import { useEventCallback } from '../../ui/hooks/use-event-callback';
import { managementPaths } from '../conferences/management-paths';
import { ConflictPanel } from './conflict-panel';
import { DayGrid } from './day-grid';
import { DayTabs, formatDay } from './day-tabs';
import type { SessionToEdit } from './edited-session';
import { GridCards, keysHelpId } from './grid-card';
import { GridDialogs, type OpenGridDialog } from './grid-dialogs';
import { HeldCard, HeldForOtherDay } from './held-card';
import { hasPlace } from './planned-days';
import { RoomChoice } from './room-choice';
import * as styles from './session-grid.module.scss';
import { SessionTray } from './session-tray';
import { useAcceptConflict } from './use-accept-conflict';
import { useGridEditor } from './use-grid-editor';
import type { ProgrammeData } from './use-programme';

type GridEditorProps = ProgrammeData & { onEdit: (edited: SessionToEdit) => void };

/** One day at a time: columns are rooms, rows are hours. */
export function GridEditor({ onEdit, ...data }: GridEditorProps) {
  const { conference } = data;
  const { id, timezone } = conference;
  const [dialog, setDialog] = useState<OpenGridDialog | null>(null);
  const openCard = (session: ProgrammeBooking) => setDialog({ kind: 'move', session });
  const editor = useGridEditor(data, { onOpen: openCard, onDraw: (place) => onEdit({ kind: 'form', place }) });
  const { days, day, dayOf, sessions, placed, shownCards, held, parts, context, show } = editor;
  const accept = useAcceptConflict(id);
  const onGo = useEventCallback(editor.go);
  const onAccept = useEventCallback((conflict: Conflict) => setDialog({ kind: 'accept', conflict }));
  const onCountAgain = useEventCallback((conflict: Conflict) => accept.mutate({ conflict, reason: undefined }));
  const { plan } = held;
  const label = formatDay(day, timezone);
  const heldDay = plan && hasPlace({ ...plan.session, ...plan.place }) ? dayOf(plan.place) : null;
  const isForOtherDay = heldDay !== null && heldDay !== day;
  return (
    <>
      <p role="status" className="visually-hidden">
        {held.spoken}
      </p>
      <DayTabs
        days={days}
        current={day}
        timeZone={timezone}
        conflictsOn={(one) => editor.counts.byDay.get(one) ?? 0}
        target={isForOtherDay ? heldDay : null}
        tabs={parts.tabs}
        onChoose={show}
      >
        <DayActions isEmpty={sessions.length === 0} hasOtherDays={days.length > 1} onOpen={setDialog} />
        {plan && isForOtherDay && <HeldForOtherDay plan={plan} conflicts={held.conflicts} timeZone={timezone} />}
      </DayTabs>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the cards in it are buttons, whose keys and drags arrive here */}
      <div
        className={styles.editor}
        {...editor.handlers}
        onBlur={plan?.by === 'keys' ? held.cancel : undefined}
        data-holding={plan?.by}
      >
        <SessionTray
          sessions={editor.unplaced}
          tray={parts.tray}
          isTarget={plan !== null && heldDay === null}
          context={context}
        />
        <div className={styles.main}>
          {editor.columns.length === 0 && <NoRooms conferenceId={id} />}
          {editor.shownIndex !== undefined && (
            <RoomChoice rooms={editor.rooms} index={editor.shownIndex} onChoose={editor.chooseRoom} />
          )}
          <DayGrid day={placed} rooms={editor.columns} label={label} timeZone={timezone} parts={parts}>
            <GridCards label={t('sessionGrid.sessionsOf', { day: label })} sessions={shownCards} context={context} />
            {plan && !isForOtherDay && (
              <HeldCard plan={plan} conflicts={held.conflicts} day={placed} timeZone={timezone} />
            )}
          </DayGrid>
          <p id={keysHelpId} className={styles.keys}>
            {plan?.by === 'keys'
              ? t('sessionGrid.keysWhileHeld')
              : sessions.length === 0
                ? t('sessionGrid.emptyDay')
                : t('sessionGrid.keys')}
          </p>
        </div>
        <ConflictPanel
          conflicts={editor.conflicts}
          day={day}
          dayOf={dayOf}
          conferenceId={id}
          timeZone={timezone}
          onGo={onGo}
          onAccept={onAccept}
          onCountAgain={onCountAgain}
        />
      </div>
      {dialog && (
        <GridDialogs
          {...editor}
          dialog={dialog}
          conference={conference}
          onEdit={onEdit}
          onAccept={(conflict, reason) => accept.mutateAsync({ conflict, reason })}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

type DayActionsProps = { isEmpty: boolean; hasOtherDays: boolean; onOpen: (dialog: OpenGridDialog) => void };

const DayActions = ({ isEmpty, hasOtherDays, onOpen }: DayActionsProps) => (
  <div className={styles.tools}>
    <button type="button" className="btn btn-quiet btn-sm" disabled={isEmpty} onClick={() => onOpen({ kind: 'shift' })}>
      {t('sessionGrid.openShift')}
    </button>
    {hasOtherDays && (
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        disabled={isEmpty}
        onClick={() => onOpen({ kind: 'copy' })}
      >
        {t('sessionGrid.openCopy')}
      </button>
    )}
  </div>
);

const NoRooms = ({ conferenceId }: { conferenceId: string }) => (
  <p className="callout">
    {rich('sessionGrid.noRooms', {
      addRoom: () => (
        <Link to={managementPaths.conference(conferenceId, 'sessions/rooms')}>{t('sessionGrid.addFirstRoom')}</Link>
      ),
    })}
  </p>
);
