import type { ChangedPart, ChangeName } from '@majlis/contracts/programme-changes';

export const changesToProgramme = 'Perubahan atur cara';
export const loadingChanges = 'Memuatkan perubahan...';
export const description = (conference: string): string =>
  `Apa-apa yang telah dipindahkan, ditambah atau dibatalkan dalam atur cara ${conference}.`;
export const sinceRelease = 'Sejak diterbitkan pada {day}. Semua waktu mengikut {zone}.';
export const seeProgramme = 'Lihat atur cara';
export const followInFeedReader = 'Ikuti perubahan dalam pembaca suapan';
export const noChanges = 'Tiada perubahan sejak atur cara diterbitkan';
export const whatIsListed = 'Apa-apa yang dipindahkan, ditambah atau dibatalkan akan disenaraikan di sini.';

export const changeNames: Record<ChangeName, string> = {
  New: 'Baharu',
  Cancelled: 'Dibatalkan',
  Moved: 'Waktu bertukar',
  'Room changed': 'Bilik bertukar',
  Renamed: 'Tajuk bertukar',
  'Speakers changed': 'Penceramah bertukar',
};
export const moved = (from: string, to: string): string => `Dipindahkan dari ${from} ke ${to}`;
export const endsAt = (time: string, before: string): string => `Tamat pada ${time}, bukan ${before}`;
/** As 'Moved from 10:00 to 11:30, room changed' */
export const summary = (parts: string[]): string =>
  parts.map((part, index) => (index === 0 ? part : part.charAt(0).toLowerCase() + part.slice(1))).join(', ');

export const changedParts: Record<ChangedPart['name'], string> = {
  Time: 'Waktu',
  Room: 'Bilik',
  Title: 'Tajuk',
  Speakers: 'Penceramah',
};
/** Read out before what was. */
export const from = 'daripada ';
export const none = 'tiada';
export const arrow = ' → ';
/** Read out before what is. */
export const to = ' kepada ';
