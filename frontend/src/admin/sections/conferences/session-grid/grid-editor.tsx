import type { Conflict, ProgrammeBooking } from '@majlis/contracts/programme/programme-conflicts';
import { roomKey } from '@majlis/contracts/programme/rooms';
import { type CSSProperties, memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { rich, t } from '#messages/staff';
import { useEventCallback } from '../../../../ui/hooks';
import { HourLines, minuteMs, type PlacedDay } from '../../../../ui/schedule/place-sessions';
import { formatShortDay, formatTimeRange } from '../../../../ui/time/dates';
import { describeZoneDuring } from '../../../../ui/time/time-zones';
import { Icon, IconButton, SmallButton } from '../../../shell/buttons';
import { managementPaths } from '../../../shell/conferences';
import { Select } from '../../../shell/controls';
import { usePasteIntoProgramme } from '../import/use-import';
import { ConflictPanel, useAcceptConflict } from './conflict-panel';
import {
  CardContent,
  type CardContext,
  type CardState,
  DayTabs,
  GridCards,
  keysHelpId,
  minuteHeight,
  stateOf,
} from './grid-card';
import * as cardStyles from './grid-card.module.scss';
import { GridDialogs, type OpenGridDialog, type SessionToEdit } from './grid-dialogs';
import type { ProgrammeData } from './places';
import { describePlace } from './places';
import { formatDay, hasPlace, type RoomColumn } from './planned-days';
import * as styles from './session-grid.module.scss';
import type { GridParts } from './use-card-pointer';
import { useGridEditor } from './use-grid-editor';
import type { HeldSession } from './use-held-session';

type GridEditorProps = ProgrammeData & { onEdit: (edited: SessionToEdit) => void };

/** Shows one day at a time: columns are rooms, rows are hours. */
export function GridEditor({ onEdit, ...data }: GridEditorProps) {
  const { conference } = data;
  const { id, timezone } = conference;
  const [dialog, setDialog] = useState<OpenGridDialog | null>(null);
  const openCard = (session: ProgrammeBooking) => setDialog({ kind: 'move', session });
  const editor = useGridEditor(data, { onOpen: openCard, onDraw: (place) => onEdit({ kind: 'form', place }) });
  const { days, day, dayOf, sessions, placed, shownCards, held, parts, context, show } = editor;
  usePasteIntoProgramme(id, day);
  const accept = useAcceptConflict(id);
  const onGo = useEventCallback(editor.go);
  const onAccept = useEventCallback((conflict: Conflict) => setDialog({ kind: 'accept', conflict }));
  const onCountAgain = useEventCallback((conflict: Conflict) => accept.mutate({ conflict, reason: undefined }));
  const { heldSession } = held;
  const label = formatDay(day, timezone);
  const heldDay =
    heldSession && hasPlace({ ...heldSession.session, ...heldSession.place }) ? dayOf(heldSession.place) : null;
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
        <p className={styles.zone}>
          {t('sessionGrid.timesAreIn', {
            zone: describeZoneDuring(conference.startDate, conference.endDate, timezone),
          })}
        </p>
        <DayActions isEmpty={sessions.length === 0} hasOtherDays={days.length > 1} onOpen={setDialog} />
        {heldSession && isForOtherDay && (
          <HeldForOtherDay heldSession={heldSession} conflicts={held.conflicts} timeZone={timezone} />
        )}
      </DayTabs>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the cards in it are buttons, whose keys and drags arrive here */}
      <div
        className={styles.editor}
        {...editor.handlers}
        onBlur={heldSession?.by === 'keys' ? held.cancel : undefined}
        data-holding={heldSession?.by}
        data-clear={(editor.unplaced.length === 0 && editor.conflicts.length === 0) || undefined}
      >
        <SessionTray
          sessions={editor.unplaced}
          tray={parts.tray}
          isTarget={heldSession !== null && heldDay === null}
          context={context}
        />
        <div className={styles.main}>
          {editor.columns.length === 0 && <NoRooms conferenceId={id} />}
          {editor.shownIndex !== undefined && (
            <RoomChoice rooms={editor.rooms} index={editor.shownIndex} onChoose={editor.chooseRoom} />
          )}
          <DayGrid day={placed} rooms={editor.columns} label={label} timeZone={timezone} parts={parts}>
            <GridCards label={t('sessionGrid.sessionsOf', { day: label })} sessions={shownCards} context={context} />
            {heldSession && !isForOtherDay && (
              <HeldCard heldSession={heldSession} conflicts={held.conflicts} day={placed} timeZone={timezone} />
            )}
          </DayGrid>
          <p id={keysHelpId} className={styles.keys}>
            {heldSession?.by === 'keys'
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
    <SmallButton label={t('sessionGrid.openShift')} disabled={isEmpty} onClick={() => onOpen({ kind: 'shift' })} />
    {hasOtherDays && (
      <SmallButton label={t('sessionGrid.openCopy')} disabled={isEmpty} onClick={() => onOpen({ kind: 'copy' })} />
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

type RoomChoiceProps = { rooms: string[]; index: number; onChoose: (index: number) => void };

/** A phone shows one room at a time. */
const RoomChoice = ({ rooms, index, onChoose }: RoomChoiceProps) => (
  <div className={styles.roomChoice}>
    <IconButton
      icon="back"
      aria-label={t('sessionGrid.previousRoom')}
      disabled={index === 0}
      onClick={() => onChoose(index - 1)}
    />
    <Select
      className="control"
      aria-label={t('common.room')}
      value={index}
      options={rooms.map((label, position) => ({ value: String(position), label }))}
      onChoose={(position) => onChoose(Number(position))}
    />
    <IconButton
      icon="back"
      className={styles.next}
      aria-label={t('sessionGrid.nextRoom')}
      disabled={index >= rooms.length - 1}
      onClick={() => onChoose(index + 1)}
    />
  </div>
);

type HeldCardProps = {
  heldSession: HeldSession;
  conflicts: string[];
  day: PlacedDay<ProgrammeBooking>;
  timeZone: string;
};

/** Marks the place at which the held session would be put down. */
function HeldCard({ heldSession: { session, place, by }, conflicts, day, timeZone }: HeldCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const key = roomKey(place.location);
  const room = day.rooms.findIndex((name) => roomKey(name) === key);
  const from = (Date.parse(place.startTime) - day.start) / minuteMs;
  const minutes = (Date.parse(place.endTime) - Date.parse(place.startTime)) / minuteMs;
  useEffect(() => {
    // A card that the pointer holds is in view already.
    if (by === 'keys') card.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [by, from, minutes, room]);
  if (!hasPlace({ ...session, ...place }) || (key !== '' && room < 0)) return null;
  return (
    <div
      ref={card}
      className={styles.held}
      style={{ '--from': from, '--length': minutes, '--room': Math.max(room, 0) } as CSSProperties}
      data-across={room < 0 || undefined}
      data-conflict={conflicts.length > 0 || undefined}
      aria-hidden="true"
    >
      <b>{formatTimeRange(place.startTime, place.endTime, timeZone)}</b>
      <span dir="auto">{session.title}</span>
      <HeldConflicts conflicts={conflicts} />
    </div>
  );
}

type HeldForOtherDayProps = Omit<HeldCardProps, 'day'>;

/** Shown below the tabs while a card is held over the tab of another day. */
const HeldForOtherDay = ({ heldSession: { session, place }, conflicts, timeZone }: HeldForOtherDayProps) => (
  <div className={styles.forOtherDay} data-conflict={conflicts.length > 0 || undefined} aria-hidden="true">
    <b>{describePlace(place, timeZone)}</b>
    <span dir="auto">{session.title}</span>
    <HeldConflicts conflicts={conflicts} />
  </div>
);

function HeldConflicts({ conflicts }: { conflicts: string[] }) {
  if (conflicts.length === 0) return null;
  return (
    <ul className={styles.heldConflicts}>
      {conflicts.map((conflict) => (
        <li key={conflict}>
          <Icon name="attention" /> {conflict}
        </li>
      ))}
    </ul>
  );
}

type SessionTrayProps = {
  sessions: ProgrammeBooking[];
  tray: RefObject<HTMLElement | null>;
  /** True while the held session would be put down here. */
  isTarget: boolean;
  context: CardContext;
};

const SessionTray = memo(({ sessions, tray, isTarget, context }: SessionTrayProps) => (
  <section ref={tray} className={styles.tray} data-target={isTarget || undefined} aria-labelledby="grid-tray">
    <h3 id="grid-tray" className={`small-title ${styles.sideTitle}`}>
      {t('sessionGrid.notYetPlaced')} <span className={styles.total}>{sessions.length}</span>
    </h3>
    {sessions.length === 0 ? (
      <p className="muted">{t('sessionGrid.allPlaced')}</p>
    ) : (
      <ul className={cardStyles.waiting}>
        {sessions.map((session) => (
          <TrayCard key={session.id} session={session} {...stateOf(session, context)} isTabStop />
        ))}
      </ul>
    )}
  </section>
));

const TrayCard = memo(function TrayCard({ session, ...state }: CardState & { session: ProgrammeBooking }) {
  return (
    <li className={cardStyles.card} data-id={session.id} data-hue={state.hue} data-held={state.isHeld || undefined}>
      <CardContent session={session} {...state} />
      <span className={styles.why}>
        {formatShortDay(session.startTime, state.timeZone)} ·{' '}
        {hasPlace(session) ? t('sessionGrid.outsideDates') : t('sessionGrid.withoutRoom')}
      </span>
    </li>
  );
});

type DayGridProps = {
  day: PlacedDay<ProgrammeBooking>;
  rooms: RoomColumn[];
  label: string;
  timeZone: string;
  parts: GridParts;
  children: ReactNode;
};

/** Draws the time axis, the heads of the rooms and the lines between them; the children are cards. */
function DayGrid({ day, rooms, label, timeZone, parts, children }: DayGridProps) {
  const { scroller, columns } = parts;
  const size = { '--rooms': day.rooms.length || 1, '--minutes': day.minutes, '--minute': `${minuteHeight}px` };
  return (
    <section
      className={styles.scroller}
      ref={scroller}
      style={size as CSSProperties}
      aria-label={label}
      aria-describedby={keysHelpId}
      data-grid=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys, too
      tabIndex={0}
    >
      <ul className={styles.rooms} aria-label={t('programme.rooms')}>
        {day.rooms.map((room) => (
          <li key={room}>
            <RoomHead room={rooms.find(({ name }) => name === room)} />
          </li>
        ))}
      </ul>
      <div className={styles.canvas}>
        <HourLines hours={day.hours} timeZone={timeZone} axisClass={styles.axis} linesClass={styles.lines} />
        <div ref={columns} className={styles.columns} aria-hidden="true">
          {day.rooms.map((room) => (
            <i key={room} />
          ))}
        </div>
        {children}
      </div>
    </section>
  );
}

const RoomHead = ({ room }: { room: RoomColumn | undefined }) => (
  <>
    <span className={styles.roomName} dir="auto">
      {room?.name ?? t('programme.noRoom')}
    </span>
    {room?.capacity != null && <span className={styles.capacity}>{t('rooms.seats', { count: room.capacity })}</span>}
  </>
);
