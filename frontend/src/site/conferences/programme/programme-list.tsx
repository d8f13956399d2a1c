import { memo } from 'react';
import { formatWeekday } from '../../../ui/dates';
import { useOpenSession } from '../session/use-open-session';
import type { ProgrammeDay } from './programme-days';
import { ProgrammeSlot } from './programme-slot';

type ProgrammeListProps = {
  days: ProgrammeDay[];
  slug: string;
  timeZone: string;
  /** What the zone was called above the list. */
  zone: string;
};

/** Ahead of the click. That it fails now is no matter: it is asked for again when a session is opened. */
const loadDialog = (): void => void import('../session/session-dialog').catch(() => undefined);

/** Drawn again only when it has changed: it may hold a thousand sessions. */
export const ProgrammeList = memo(function ProgrammeList({ days, slug, timeZone, zone }: ProgrammeListProps) {
  const open = useOpenSession();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the clicks on the links within, keys included
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked
    <div onClick={open} onPointerEnter={loadDialog} onFocus={loadDialog}>
      {days.map((day) => {
        const [first] = day.slots;
        return (
          <section key={day.id} id={day.id} className="programme-day" aria-labelledby={`${day.id}-heading`}>
            <h3 id={`${day.id}-heading`} tabIndex={-1}>
              <time dateTime={day.start}>{formatWeekday(day.start, timeZone)}</time>
              {first && first.zone !== zone && <span className="slot-note">{first.zone}</span>}
            </h3>
            <ol className="slots">
              {day.slots.map((slot, place) => (
                <ProgrammeSlot
                  key={slot.start}
                  slot={slot}
                  slug={slug}
                  timeZone={timeZone}
                  zoneBefore={day.slots[place - 1]?.zone ?? slot.zone}
                />
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
});
