import { t } from '#messages';
import { locale } from '#messages/language';

const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

export const formatLocalTime = (at: string | number) => clock.format(new Date(at));

/** Example: 'today at 10:30', 'on 12 March 2026 at 10:30', or `alone` '12 March 2026 at 10:30'. */
export function formatLocalDateTime(iso: string, place: 'within a sentence' | 'alone' = 'within a sentence'): string {
  const [at, time] = [new Date(iso), formatLocalTime(iso)];
  return at.toDateString() === new Date().toDateString()
    ? t('localTime.todayAt', { time })
    : t(place === 'alone' ? 'localTime.dayAt' : 'localTime.onDayAt', { day: day.format(at), time });
}
