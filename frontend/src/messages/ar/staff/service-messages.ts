import { isolate } from '../../../ui/text/isolate';
import { findTranslation, locale, type MessagePatterns, plural } from '../../find-translation';
import staff from '../staff.json';
import { translateFieldError } from './field-errors';

const placeNames: Record<string, string> = staff.mediaUploads.placeNames;
const placeName = (place: string): string => placeNames[place] ?? isolate(place);

/** The services say in English what is wrong with a whole request, a row, or a text that staff should look at. */
export const translateServiceMessage = (message: string): string =>
  findTranslation(message, texts, patterns) ?? translateFieldError(message);

/** 'Page “About”, Draft and 2 more places' */
const translateUses = (uses: string): string =>
  uses
    .replace(/ and (\d+) more places?$/, (_all, rest) => ` و${otherPlaces(Number(rest))}`)
    .replaceAll(/(^|, )([A-Z][a-z]+(?: [a-z]+)?)(?= “|,|$| و)/g, (_all, before, place) => {
      return (before && '، ') + placeName(place);
    });

const otherPlaces = (count: number): string =>
  plural(count, {
    one: 'موضع آخر',
    two: 'موضعان آخران',
    few: `${count} مواضع أخرى`,
    many: `${count} موضعا آخر`,
    other: `${count} موضع آخر`,
  });

/** '12 March 2026' */
const translateDay = (day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day} UTC`));

/** 'a minute', '5 minutes' or '2 hours' */
const translateWait = (wait: string): string =>
  wait === 'a minute'
    ? 'بعد دقيقة'
    : wait.replace(/(\d+) (minute|hour)s/, (_all, n, unit) => waits[unit]?.(Number(n)) ?? '');

const waits: Record<string, (count: number) => string> = {
  minute: (count) => plural(count, { two: 'بعد دقيقتين', few: `بعد ${count} دقائق`, other: `بعد ${count} دقيقة` }),
  hour: (count) => plural(count, { two: 'بعد ساعتين', few: `بعد ${count} ساعات`, other: `بعد ${count} ساعة` }),
};

const patterns: MessagePatterns = [
  [/^This (?:row|[a-z ]+) does not exist\.$/, () => 'هذا العنصر غير موجود.'],
  [
    /^Nothing was changed, because this was not possible for (\d+) of (\d+) rows\.$/,
    (failed, total) => `لم يتغير شيء، لأن ذلك لم يكن ممكنا لعدد ${failed} من ${total} من العناصر.`,
  ],
  [
    /^Nothing was moved, because (\d+) of (\d+) sessions were changed meanwhile\.$/,
    (failed, total) => `لم ينقل شيء، لأن ${failed} من ${total} من الجلسات تغيرت في الأثناء.`,
  ],
  [
    /^“(.*)” is in use and cannot be deleted\. Replace it there first: (.*)\.$/,
    (name, uses) => `«${name}» مستخدم ولا يمكن حذفه. استبدله هناك أولا: ${translateUses(uses)}.`,
  ],
  [
    /^It is in use\. Replace it there first: (.*)\.$/,
    (uses) => `إنه مستخدم. استبدله هناك أولا: ${translateUses(uses)}.`,
  ],
  [
    /^You have uploaded as much as one account may within a day \((.+)\)\. Try again in (.+)\.$/,
    (_limit, wait) => `بلغت الحد الأقصى لما يرفعه حساب واحد في اليوم. حاول مرة أخرى ${translateWait(wait)}.`,
  ],
  [/^This is too large\. Send at most (\d+) KB\.$/, (size) => `هذا أكبر من الحد المسموح به: ${size} كيلوبايت.`],
  [/^It ended on (.+) and is still a draft\.$/, (day) => `انتهى في ${translateDay(day)} وما زال مسودة.`],
  [
    /^Registration closed on (.+), but its page still has the button “.+”\.$/,
    (day) => `أغلق التسجيل في ${translateDay(day)}، وما زال زر التسجيل في صفحته.`,
  ],
  [
    /^Its description has (\d+) characters\. Search engines show about (\d+)\.$/,
    (length, shown) => `في وصفه ${length} حرفا، وتعرض محركات البحث نحو ${shown}.`,
  ],
  [
    /^The alt text of this hero image is a file name: (.*)\.$/,
    (alt) => `النص البديل لهذه الصورة اسم ملف: ${isolate(alt)}.`,
  ],
  [/^The page (.+) no longer exists\.$/, (url) => `الصفحة ${isolate(url)} لم تعد موجودة.`],
  [/^(\S+) does not respond: (.+)\.$/, (url, error) => `العنوان ${isolate(url)} لا يستجيب: ${isolate(error)}.`],
  [/^(\S+) responds with the error (\d+)\.$/, (url, status) => `العنوان ${isolate(url)} يجيب بالخطأ ${status}.`],
  [/^It speaks of what is to come, with a past year: “(.*)”\.$/, (text) => `يتحدث عن المستقبل بسنة مضت: «${text}».`],
  [
    /^It says “(.*)”, but it is (\d+ years since \d+)\. An empty text counts by itself\.$/,
    (text, since) => `النص يقول «${text}»، والصحيح ${translateYears(since)}. يحسب العدد تلقائيا إذا كان النص فارغا.`,
  ],
];

/** '12 years since 2014' */
const translateYears = (since: string): string =>
  since.replace(
    /(\d+) years since (\d+)/,
    (_all, years, founded) => `أنه مضى ${yearsPassed(Number(years))} منذ ${founded}`,
  );

const yearsPassed = (count: number): string =>
  plural(count, { one: 'سنة', two: 'سنتان', few: `${count} سنوات`, other: `${count} سنة` });

const texts: Record<string, string> = {
  'Please correct the marked fields.': 'يرجى تصحيح الحقول المؤشر عليها.',
  'Please sign in.': 'يرجى تسجيل الدخول.',
  'This address does not exist.': 'هذا العنوان غير موجود.',
  'This request did not come from our own pages.': 'لم يأت هذا الطلب من صفحاتنا.',
  'This was sent before with other contents. Please save it again.': 'أرسل هذا من قبل بمحتوى آخر. يرجى حفظه مرة أخرى.',
  'This is still being saved. Please try again in a moment.': 'ما زال هذا قيد الحفظ. يرجى المحاولة مرة أخرى بعد لحظات.',
  'The list has changed meanwhile. Load it again and repeat the move.':
    'تغيرت القائمة في الأثناء. حملها من جديد وأعد النقل.',
  'The list has no such page.': 'ليس في القائمة صفحة بهذا الرقم.',
  'There is nothing to undo: nothing was changed.': 'لا شيء للتراجع عنه: لم يتغير شيء.',
  'This cannot be undone, because its address or place has been taken since.':
    'لا يمكن التراجع عن هذا، لأن عنوانه أو موضعه شغل بعد ذلك.',
  'This cannot be undone, because it was deleted for good.': 'لا يمكن التراجع عن هذا، لأنه حذف نهائيا.',
  'What was deleted for good cannot be brought back.': 'ما حذف نهائيا لا يمكن استرجاعه.',
  'These rows do not have this action.': 'هذا الإجراء غير متاح لهذه العناصر.',
  'Nothing was changed, because this was not possible for the row.': 'لم يتغير شيء، لأن ذلك لم يكن ممكنا لهذا العنصر.',
  'It has been restored meanwhile, or deleted for good.': 'استعيد في الأثناء، أو حذف نهائيا.',
  'It does not exist any more: it has been deleted meanwhile.': 'لم يعد موجودا: لقد حذف في الأثناء.',
  'The session was not moved, because it was changed meanwhile.': 'لم تنقل الجلسة، لأنها تغيرت في الأثناء.',
  'Nothing was imported, because the programme has changed since the preview.':
    'لم يستورد شيء، لأن البرنامج تغير بعد المعاينة.',
  'Nothing was imported, because the list of people has changed since the preview.':
    'لم يستورد شيء، لأن قائمة الأشخاص تغيرت بعد المعاينة.',
  'There is no draft.': 'لا توجد مسودة.',
  'This is always public.': 'هذا متاح للعموم دائما.',
  'This is not scheduled any more.': 'لم يعد هذا مجدولا.',
  'This preview has ended.': 'انتهت هذه المعاينة.',
  'This preview has ended. Ask for a new link.': 'انتهت هذه المعاينة. اطلب رابطا جديدا.',
  'This session has already ended.': 'انتهت هذه الجلسة من قبل.',
  'This problem is solved': 'حلت هذه المشكلة',
  'An entry with this key exists already.': 'يوجد مدخل بهذا المفتاح.',
  'A file that was chosen here has been removed meanwhile, for nothing used it. Please upload it again.':
    'أزيل ملف اختير هنا، لأن شيئا لم يكن يستخدمه. يرجى رفعه مرة أخرى.',
  'The upload broke off.': 'انقطع الرفع.',
  'Several files arrive right now. Please try again in a minute.':
    'تصل عدة ملفات الآن. يرجى المحاولة مرة أخرى بعد دقيقة.',
  'The program of this conference has not been released yet.': 'لم يصدر برنامج هذا المؤتمر بعد.',
  'This speaker is already assigned to this session.': 'هذا المتحدث مضاف إلى هذه الجلسة من قبل.',
  'This already exists.': 'هذا موجود من قبل.',
  'Something else still refers to this.': 'ما زال شيء آخر يشير إلى هذا.',
  'A required value is missing.': 'قيمة مطلوبة ناقصة.',
  'A value has the wrong form.': 'إحدى القيم ليست بالشكل الصحيح.',
  'A value is outside its limits.': 'إحدى القيم خارج حدودها.',
  'A number is too large.': 'أحد الأعداد أكبر من اللازم.',
  'A text is too long.': 'أحد النصوص أطول من اللازم.',
  'A text has a character that cannot be stored.': 'في أحد النصوص رمز لا يمكن حفظه.',
  'It has no speakers.': 'ليس لها متحدثون.',
  'It has no room.': 'ليست لها قاعة.',
  'It has neither a short description nor one for search engines.': 'ليس له وصف قصير ولا وصف لمحركات البحث.',
  'A picture in this text has no alt text.': 'في هذا النص صورة بلا نص بديل.',
  'This hero image has no alt text.': 'ليس لهذه الصورة الرئيسية نص بديل.',
};
