import type { ProgrammeChange } from '@majlis/contracts/programme/programme-changes';
import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { Fragment, memo, Suspense } from 'react';
import { t } from '#messages';
import { direction as pageDirection } from '#messages/language';
import { localPath } from '../../../ui/page/page-navigation';
import { AfterDot, AutoText, contentDirection, separatorAfter } from '../../../ui/text/auto-text';
import { fullName } from '../../../ui/text/formats';
import { formatDayWithWeekday, formatEndTime, formatTime } from '../../../ui/time/dates';
import { sessionPath, speakerPath } from '../../paths';
import { summarizeChange } from '../changes/summarize-change';
import type { MyAgenda } from '../my-agenda/my-agenda';
import { RowStar } from '../my-agenda/star-button';
import { prefetchSessionDialog, useOpenSessionOnClick } from '../session/use-open-session';
import * as styles from './programme.module.scss';
import { isPause, type ProgrammeDay, type TimeSlot } from './programme-days';
import * as marks from './programme-mark.module.scss';
import * as programmeSessionStyles from './programme-session.module.scss';

/** The keys are ids of sessions. */
export type RecentChanges = ReadonlyMap<string, ProgrammeChange>;

type SharedProps = {
  slug: string;
  agenda: MyAgenda;
  changes: RecentChanges;
  timeZone: string;
  /** The direction of the programme; a session in another script has its own. */
  direction: 'ltr' | 'rtl' | undefined;
};

export type ProgrammeListProps = SharedProps & {
  days: ProgrammeDay[];
  /** The zone as named above the list; days in which it differs name their own. */
  zoneLabel: string;
  /** `now` and `next` are the starts of the slots that are marked as current and as next. */
  now: string | undefined;
  next: string | undefined;
};

/** Memoized, because it may hold a thousand sessions. */
export const ProgrammeList = memo(function ProgrammeList({ days, ...shared }: ProgrammeListProps) {
  const open = useOpenSessionOnClick();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the clicks on the links within, keys included
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked
    <div onClick={open} onPointerEnter={prefetchSessionDialog} onFocus={prefetchSessionDialog}>
      {days.map((day) => (
        // Each day hydrates in a task of its own: a thousand sessions at once would block input noticeably.
        <Suspense key={day.id}>
          <Day day={day} {...shared} />
        </Suspense>
      ))}
    </div>
  );
});

type DayProps = Omit<ProgrammeListProps, 'days'> & { day: ProgrammeDay };

function Day({ day: { id, start, slots }, timeZone, zoneLabel, now, next, ...shared }: DayProps) {
  const [first] = slots;
  return (
    <section id={id} className={styles.day} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`} tabIndex={-1}>
        <time dateTime={start}>{formatDayWithWeekday(start, timeZone)}</time>
        {first && first.zoneLabel !== zoneLabel && <span className={styles.note}>{first.zoneLabel}</span>}
      </h3>
      <ol className={styles.slots}>
        {slots.map((slot, index) => (
          <ProgrammeSlot
            key={slot.start}
            slot={slot}
            timeZone={timeZone}
            previousZoneLabel={slots[index - 1]?.zoneLabel ?? slot.zoneLabel}
            mark={slot.start === now ? 'now' : slot.start === next ? 'next' : undefined}
            {...shared}
          />
        ))}
      </ol>
    </section>
  );
}

type ProgrammeSlotProps = SharedProps & {
  slot: TimeSlot;
  previousZoneLabel: string;
  mark: 'now' | 'next' | undefined;
};

/** The style sheet has height estimates for up to this many sessions in a slot. */
const maxEstimatedSessions = 24;

const ProgrammeSlot = memo(function ProgrammeSlot({ slot, previousZoneLabel, mark, ...shared }: ProgrammeSlotProps) {
  const { start, end, zoneLabel, sessions } = slot;
  const { timeZone } = shared;
  const isParallel = sessions.length > 1;
  const isBrief = !isParallel && sessions.every(isPause);
  return (
    // `content-visibility` needs a height estimate, which the style sheet derives from the number of sessions.
    <li
      className={`${styles.slot} ${isParallel ? styles.parallel : isBrief ? styles.brief : ''}`.trimEnd()}
      data-sessions={Math.min(sessions.length, maxEstimatedSessions)}
    >
      <p className={styles.time}>
        <time dateTime={start}>{formatTime(start, timeZone)}</time>
        {end && (
          <>
            –<time dateTime={end}>{formatEndTime(start, end, timeZone)}</time>
          </>
        )}
        {mark === 'now' && <span className={`${marks.mark} ${marks.now} screen-only`}>{t('programme.now')}</span>}
        {mark === 'next' && <span className={`${marks.mark} screen-only`}>{t('programme.next')}</span>}
        {isParallel && <span className={styles.note}>{t('programme.sessionsAtOnce', { count: sessions.length })}</span>}
        {zoneLabel !== previousZoneLabel && (
          <span className={styles.note}>{t('programme.fromHereOn', { zone: zoneLabel })}</span>
        )}
      </p>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <ProgrammeSessionRow
            key={session.id}
            session={session}
            showsEnd={end === undefined}
            isBrief={isBrief}
            {...shared}
          />
        ))}
      </ul>
    </li>
  );
});

type ProgrammeSessionRowProps = SharedProps & {
  session: AgendaSession;
  /** True when sessions of the slot end at different times. */
  showsEnd: boolean;
  /** A break is one line, without its type. */
  isBrief: boolean;
};

/** The links are plain `<a>`: one click handler on the list serves all of them (useOpenSessionOnClick). */
function ProgrammeSessionRow(props: ProgrammeSessionRowProps) {
  const { session, slug, agenda, changes, timeZone, showsEnd, isBrief } = props;
  const { id, title, sessionType, track, location, startTime, endTime, speakers } = session;
  const direction = contentDirection(title) ?? pageDirection;
  const change = changes.get(id);
  return (
    <li
      className={
        isBrief
          ? `${programmeSessionStyles.programmeSession} ${programmeSessionStyles.brief}`
          : programmeSessionStyles.programmeSession
      }
      data-type={sessionType}
      dir={direction === (props.direction ?? pageDirection) ? undefined : direction}
    >
      <p className={isBrief ? 'visually-hidden' : programmeSessionStyles.kind}>
        <span className={programmeSessionStyles.type}>{t(`sessionTypes.sessionTypes.${sessionType}`)}</span>
        <AfterDot text={track} />
      </p>
      <AutoText as="h4" text={title}>
        <a id={`session-${id}`} href={localPath(sessionPath(slug, session.slug))}>
          {title}
        </a>
      </AutoText>
      {change && <p className={programmeSessionStyles.change}>{summarizeChange(change, timeZone)}</p>}
      {speakers.length > 0 && (
        <p className={programmeSessionStyles.people}>
          {speakers.map((speaker, index) => (
            <Fragment key={index}>
              {index > 0 && separatorAfter(title)}
              <a href={localPath(speakerPath(speaker.slug))}>
                <bdi>{fullName(speaker)}</bdi>
              </a>
            </Fragment>
          ))}
        </p>
      )}
      {(location || showsEnd) && (
        <p className={programmeSessionStyles.details}>
          {showsEnd && <span>{t('programme.until', { time: formatEndTime(startTime, endTime, timeZone) })}</span>}
          {location && (
            <span className={programmeSessionStyles.room}>
              <AutoText text={location} />
            </span>
          )}
        </p>
      )}
      <RowStar agenda={agenda} id={id} title={title} />
    </li>
  );
}
