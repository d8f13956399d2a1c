import { defaultLanguage } from '@majlis/contracts/languages';
import { requestedLanguage } from '@majlis/kit/translations/requested-language';

type CalendarTexts = {
  speakers: (names: string[]) => string;
  online: string;
  mySessions: (conference: string) => string;
  unknownSessions: (count: number) => string;
  listSeparator: string;
};

const en: CalendarTexts = {
  speakers: (names) => `Speakers: ${names.join(', ')}`,
  online: 'Online',
  mySessions: (conference) => `${conference}: my sessions`,
  unknownSessions: (count) => `${count} of the chosen sessions ${count === 1 ? 'is' : 'are'} unknown.`,
  listSeparator: ', ',
};

const ar: CalendarTexts = {
  speakers: (names) => `المتحدثون: ${names.join('، ')}`,
  online: 'عبر الإنترنت',
  mySessions: (conference) => `${conference}: جلساتي`,
  unknownSessions: (count) => `جلسات مختارة غير معروفة: ${count}`,
  listSeparator: '، ',
};

const ms: CalendarTexts = {
  speakers: (names) => `Penceramah: ${names.join(', ')}`,
  online: 'Dalam talian',
  mySessions: (conference) => `${conference}: sesi saya`,
  unknownSessions: (count) => `${count} daripada sesi yang dipilih tidak diketahui.`,
  listSeparator: ', ',
};

const texts: Record<string, CalendarTexts> = { en, ar, ms };

/** In the language of the request. */
export const calendarTexts = (): CalendarTexts => texts[requestedLanguage() ?? defaultLanguage.tag] ?? en;
