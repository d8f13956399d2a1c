import type { DuplicateReason } from '@majlis/contracts/duplicates';
import { plural } from '../language';

export const description = 'أشخاص لهم الاسم نفسه أو البريد الإلكتروني نفسه أو ORCID iD نفسه.';
/** What is loaded. */
export const duplicates = 'المكررون المحتملون';
export const helpMerge = 'يعرض «دمج» الشخصين جنبا إلى جنب. تختار القيم التي تبقى، ولا يتغير شيء قبل ذلك.';
export const helpSessions = 'تنتقل جميع الجلسات إلى الشخص الذي يبقى، ويؤدي إليه عنوانا الصفحتين كلاهما.';
export const helpDistinct = 'يخرج «ليسا شخصا واحدا» الزوج من هذه القائمة، ويبقى في القائمة التي في آخر هذه الصفحة.';
export const helpNames =
  'تعد الأسماء متطابقة مهما اختلفت حروفها الكبيرة أو علاماتها أو صور الحروف العربية فيها أو ترتيب أجزائها. والشخصان اللذان يختلف ORCID iD لديهما لا يعدان شخصا واحدا.';

export const pairs = (count: number): string =>
  plural(count, {
    zero: 'لا أزواج',
    one: 'زوج واحد',
    two: 'زوجان',
    few: `${count} أزواج`,
    many: `${count} زوجا`,
    other: `${count} زوج`,
  });
export const firstPairs = (count: number, listed: number): string => `${pairs(count)}. المعروض منها أول ${listed}.`;
export const noPairs = (people: number): string =>
  plural(people, {
    zero: 'لا أشخاص في القائمة.',
    one: 'في القائمة شخص واحد، فلا تكرار.',
    two: 'في القائمة شخصان لا يبدوان شخصا واحدا.',
    few: `في القائمة ${people} أشخاص، ولا يبدو أي اثنين منهم شخصا واحدا.`,
    many: `في القائمة ${people} شخصا، ولا يبدو أي اثنين منهم شخصا واحدا.`,
    other: `في القائمة ${people} شخص، ولا يبدو أي اثنين منهم شخصا واحدا.`,
  });
export const whatIsTheSame = 'ما يتطابق';
export const reasons: Record<DuplicateReason, string> = {
  orcid: 'ORCID iD نفسه',
  email: 'البريد الإلكتروني نفسه',
  name: 'الاسم نفسه',
};
export const mergePair = (one: string, other: string): string => `دمج ${one} و${other}`;
export const openMerge = 'دمج…';

export const notTheSame = 'ليسا شخصا واحدا';
export const pairNotTheSame = (one: string, other: string): string => `ليسا شخصا واحدا: ${one} و${other}`;
export const pairsNotTheSame = (count: number): string => `ليسا شخصا واحدا (${count})`;
/** With elements. */
export const pair = '{one} و{other}';
export const proposeAgain = 'اقتراح من جديد';
export const proposePairAgain = (one: string, other: string): string => `اقتراح من جديد: ${one} و${other}`;
export const remembered = 'تم تسجيل أنهما شخصان مختلفان';
export const proposedAgain = 'تم اقتراح الزوج من جديد';
export const rememberFailed = 'تعذر تسجيل ذلك';
