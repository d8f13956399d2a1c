import { plural } from '../language';

export const description = 'لافتات لأبواب القاعات، وورقة لكل من يدير جلسات.';
export const whatToPrint = 'ما تريد طباعته';
export const doorSigns = 'لافتات الأبواب';
export const chairsAndModerators = 'رؤساء الجلسات ومديرو الحوار';

type Choice = 'days' | 'rooms' | 'leaders';
export const choices: Record<Choice, string> = { days: 'الأيام', rooms: 'القاعات', leaders: 'الأشخاص' };
export const all = 'الكل';
/** These two are read out instead of the short labels. */
export const allOf: Record<Choice, string> = {
  days: 'الكل: الأيام',
  rooms: 'الكل: القاعات',
  leaders: 'الكل: الأشخاص',
};
export const none = 'لا شيء';
export const noneOf: Record<Choice, string> = {
  days: 'لا شيء: الأيام',
  rooms: 'لا شيء: القاعات',
  leaders: 'لا شيء: الأشخاص',
};

export const withoutRoom = (count: number): string =>
  plural(count, {
    zero: 'لكل جلسة قاعة.',
    one: 'جلسة واحدة بلا قاعة، فلا تظهر في أي لافتة.',
    two: 'جلستان بلا قاعة، فلا تظهران في أي لافتة.',
    few: `${count} جلسات بلا قاعة، فلا تظهر في أي لافتة.`,
    other: `${count} جلسة بلا قاعة، فلا تظهر في أي لافتة.`,
  });
export const print = 'طباعة';
export const sheets = (count: number): string =>
  plural(count, {
    zero: 'لا أوراق',
    one: 'ورقة واحدة، A4',
    two: 'ورقتان، A4',
    few: `${count} أوراق، A4`,
    other: `${count} ورقة، A4`,
  });
export const chooseWhatToPrint = 'اختر ما تريد طباعته.';
export const noOwners: Record<'rooms' | 'leaders', string> = {
  rooms: 'ليس لأي جلسة قاعة بعد.',
  leaders: 'ليس لأي جلسة رئيس أو مدير حوار بعد.',
};
