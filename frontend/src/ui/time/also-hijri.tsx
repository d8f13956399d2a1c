import { language } from '#messages/language';
import { lazyOptional } from '../page/lazy-part';
import { useContent } from '../text/use-content';
import type { HijriDateProps } from './hijri-date';

const HijriDate = lazyOptional(async () => (await import('./hijri-date')).HijriDate);

/** Follows a date with the same one of the Hijri calendar, in the languages that staff choose. */
export function AlsoHijri(props: HijriDateProps) {
  const { text } = useContent();
  return text('site.hijri_dates').includes(language) && <HijriDate {...props} />;
}
