import * as messages from '#messages/calendar-links';
import { useOrigin } from '../../ui/page/prerender';

type CalendarLinksProps = { path: string; isOver: boolean; className?: string | undefined };

/** A file to save, and an address that a calendar program asks again and again until all is over. */
export function CalendarLinks({ path, isOver, className }: CalendarLinksProps) {
  const { host } = new URL(useOrigin());
  return (
    <ul className={className}>
      <li>
        <a href={path}>{messages.download}</a>
      </li>
      {!isOver && (
        <li>
          <a href={`webcal://${host}${path}`}>{messages.subscribe}</a>
        </li>
      )}
    </ul>
  );
}
