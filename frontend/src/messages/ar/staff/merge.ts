import { isolate } from '../../../ui/text/isolate';
import { plural } from '../language';

export const mergeWith = (name: string): string => `دمج ${isolate(name)} مع…`;
export const compareWith = (name: string): string => `مقارنة مع ${name}`;

export const mergeTwo = 'دمج شخصين';
export const nothingMerged = 'لم يدمج شيء.';
export const allTheSame = 'جميع الحقول متطابقة';
export const chooseWhatStays = (count: number): string =>
  plural(count, {
    one: 'اختر ما يبقى: حقل واحد مختلف',
    two: 'اختر ما يبقى: حقلان مختلفان',
    few: `اختر ما يبقى: ${count} حقول مختلفة`,
    many: `اختر ما يبقى: ${count} حقلا مختلفا`,
    other: `اختر ما يبقى: ${count} حقل مختلف`,
  });
export const merge = 'دمج';
export const merging = 'يجري الدمج…';
export const mergedInto = (name: string): string => `اكتمل الدمج في ${isolate(name)}`;

// The values of a field:
export const both = 'كلاهما';
/** Read out before a value, hence the space. */
export const ofPerson = (name: string): string => `قيمة ${name}: `;
export const ofBoth = 'قيمة كلا الشخصين: ';
export const shown = 'يظهر';
export const notShown = 'لا يظهر';
export const portrait = 'الصورة الشخصية';

export const whatHappens = 'ما الذي سيحدث';
export const noSessionsMove = 'لا تنتقل أي جلسة.';
export const sessionsMove = (count: number): string =>
  plural(count, {
    one: 'تنتقل جلسة واحدة:',
    two: 'تنتقل جلستان:',
    few: `تنتقل ${count} جلسات:`,
    other: `تنتقل ${count} جلسة:`,
  });
export const bothAreIn = (count: number): string =>
  plural(count, {
    one: 'كلاهما في جلسة واحدة، ويبقى فيها إدراج واحد:',
    two: 'كلاهما في جلستين، ويبقى في كل منهما إدراج واحد:',
    few: `كلاهما في ${count} جلسات، ويبقى في كل منها إدراج واحد:`,
    other: `كلاهما في ${count} جلسة، ويبقى في كل منها إدراج واحد:`,
  });
export const addressesLead = 'يؤدي العنوانان المختصران {one} و{other} كلاهما إلى الشخص المدمج.';
export const draftsName = (count: number, name: string): string =>
  plural(count, {
    one: `يرد ${isolate(name)} في مسودة جلسة واحدة، وسيكون فيها الشخص المدمج.`,
    two: `يرد ${isolate(name)} في مسودتي جلستين، وسيكون فيهما الشخص المدمج.`,
    few: `يرد ${isolate(name)} في ${count} مسودات لجلسات، وسيكون فيها الشخص المدمج.`,
    other: `يرد ${isolate(name)} في ${count} مسودة لجلسات، وسيكون فيها الشخص المدمج.`,
  });
export const draftNotMerged = (name: string): string => `لا تدمج مسودة ${isolate(name)}.`;
export const canBeUndone = 'يمكنك التراجع عن ذلك كله خلال 30 يوما.';
export const moreSessions = (count: number): string =>
  plural(count, {
    one: 'وجلسة أخرى',
    two: 'وجلستان أخريان',
    few: `و${count} جلسات أخرى`,
    other: `و${count} جلسة أخرى`,
  });
