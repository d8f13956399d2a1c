import { t } from '#messages';
import { inLanguage } from '../../api/query';
import { useOrigin } from '../../ui/page/prerender';

type CalendarLinksProps = { path: string; isOver: boolean; className?: string | undefined };

/** A file to save, and an address that a calendar program asks again and again until all is over. */
export function CalendarLinks({ path, isOver, className }: CalendarLinksProps) {
  const address = inLanguage(path);
  const { host } = new URL(useOrigin());
  return (
    <ul className={className}>
      <li>
        <a href={address}>{t('calendarLinks.download')}</a>
      </li>
      {!isOver && (
        <li>
          <a href={`webcal://${host}${address}`}>{t('calendarLinks.subscribe')}</a>
        </li>
      )}
    </ul>
  );
}
