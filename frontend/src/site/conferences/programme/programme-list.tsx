import { memo, Suspense } from 'react';
import { formatDayWithWeekday } from '../../../ui/time/dates';
import type { MyAgenda } from '../my-agenda/my-agenda';
import { prefetchSessionDialog } from '../session/lazy-session-dialog';
import { useOpenSessionOnClick } from '../session/use-open-session';
import * as styles from './programme.module.scss';
import type { ProgrammeDay } from './programme-days';
import { ProgrammeSlot } from './programme-slot';
import type { RecentChanges } from './use-recent-changes';

type ProgrammeListProps = {
  days: ProgrammeDay[];
  slug: string;
  agenda: MyAgenda;
  changes: RecentChanges;
  timeZone: string;
  /** The zone as named above the list; days in which it differs name their own. */
  zoneLabel: string;
  /** Starts of the slots that are marked as under way and as the next. */
  now: string | undefined;
  next: string | undefined;
  direction: 'ltr' | 'rtl' | undefined;
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
