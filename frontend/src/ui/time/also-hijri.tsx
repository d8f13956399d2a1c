import { language } from '#messages/language';
import { useContent } from '../text/content';
import { formatDateRange } from './dates';

type AlsoHijriProps = { start: string; end?: string; timeZone?: string };

/** Adds the same date in the Hijri calendar, on pages in the languages that staff choose. */
export function AlsoHijri({ start, end = start, timeZone = 'UTC' }: AlsoHijriProps) {
  const { text } = useContent();
  if (!text('site.hijri_dates').includes(language)) return null;
  // Browsers may spell a month in another way than the publisher.
  return (
    <>
      {' · '}
      <bdi suppressHydrationWarning>{formatDateRange(start, end, timeZone, 'islamic-umalqura').replace(',', '')}</bdi>
    </>
  );
}
