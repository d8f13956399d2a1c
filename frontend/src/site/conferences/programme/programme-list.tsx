import { memo, Suspense } from 'react';
import { formatWeekday } from '../../../ui/time/dates';
import { loadSessionDialog } from '../session/lazy-session-dialog';
import { useOpenSession } from '../session/use-open-session';
import * as styles from './programme.module.scss';
import type { ProgrammeDay } from './programme-days';
import { ProgrammeSlot } from './programme-slot';

type ProgrammeListProps = {
  days: ProgrammeDay[];
  slug: string;
  timeZone: string;
  /** What the zone was called above the list. */
  zone: string;
};

/** Drawn again only when it has changed: it may hold a thousand sessions. */
export const ProgrammeList = memo(function ProgrammeList({ days, slug, timeZone, zone }: ProgrammeListProps) {
  const open = useOpenSession();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the clicks on the links within, keys included
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked
    <div onClick={open} onPointerEnter={loadSessionDialog} onFocus={loadSessionDialog}>
      {days.map((day) => (
        // A day at a time is taken over from a written page: of a thousand sessions at once the reader would feel it.
        <Suspense key={day.id}>
          <Day day={day} slug={slug} timeZone={timeZone} zone={zone} />
        </Suspense>
      ))}
    </div>
  );
});

function Day({
  day: { id, start, slots },
  slug,
  timeZone,
  zone,
}: Omit<ProgrammeListProps, 'days'> & { day: ProgrammeDay }) {
  const [first] = slots;
  return (
    <section id={id} className={styles.day} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`} tabIndex={-1}>
        <time dateTime={start}>{formatWeekday(start, timeZone)}</time>
        {first && first.zone !== zone && <span className={styles.note}>{first.zone}</span>}
      </h3>
      <ol className={styles.slots}>
        {slots.map((slot, place) => (
          <ProgrammeSlot
            key={slot.start}
            slot={slot}
            slug={slug}
            timeZone={timeZone}
            zoneBefore={slots[place - 1]?.zone ?? slot.zone}
          />
        ))}
      </ol>
    </section>
  );
}
