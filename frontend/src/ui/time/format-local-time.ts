import { t } from '#messages';
import { locale } from '#messages/language';

const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

export const formatLocalTime = (at: string | number) => clock.format(new Date(at));

export function formatLocalDateTime(iso: string): string {
  const [at, time] = [new Date(iso), formatLocalTime(iso)];
  return at.toDateString() === new Date().toDateString()
    ? t('localTime.todayAt', { time })
    : t('localTime.onDayAt', { day: day.format(at), time });
}
