import type { FeedKind, ItemNoteReason, SkipReason } from '@majlis/contracts/feed-sources';
import { isolate } from '../../../ui/text/isolate';
import { plural } from '../language';

export const description = 'المنشورات والتدوينات والحلقات والصور التي يجمعها الموقع من مواقع أخرى.';
export const help = [
  'تفحص المصادر تلقائيا كل بضع دقائق. وإذا تعطل أحدها ظل الموقع يعرض ما لديه.',
  'يفحص زر «جلب الآن» مصدرا على الفور، مثلا بعد نشر شيء مباشرة.',
  'أخف ما لا ينبغي أن يكون في الموقع، أو ثبت ما ينبغي أن يأتي أولا، أو صحح عنوانا أو وصفا. ولا تحل تحديثات المصدر اللاحقة محل نصك.',
  'يتخطى الموقع العناصر التي لا يمكنه عرضها، ويخمن ما لا يذكره المصدر بوضوح. ويبين كل مصدر عدد هذه العناصر وسبب ذلك.',
  'تحدد المصادر عند تثبيت الموقع. لتغييرها راجع من يشغل الموقع.',
];

export const sources = 'المصادر';
/** What is loading. */
export const loadedSources = 'المصادر';
/** Of an item that stands in the list of changes. */
export const noSourceBringsIt = 'لم يعد أي مصدر يجلب هذا العنصر.';
export const noSources = 'لا مصادر بعد';
export const noSourcesHelp =
  'يحدد المصادر من يشغل هذا الموقع: تأخذ الإعدادات {settings} عناوين خلاصات RSS أو Atom، ويأخذ الإعداد {instagram} رمزا طويل الأمد لحساب Instagram. وتظهر المصادر هنا بعد إعادة تشغيل خدمة الخلاصات.';

export const fetchNow = 'جلب الآن';
export const fetchNowFrom = (kind: string, name: string): string => `جلب الآن: ${kind} من ${name}`;
export const fetching = 'يجري الجلب…';
export const fetchingFrom = (kind: string, name: string): string => `يجري الجلب: ${kind} من ${name}`;
export const fetchingName = (name: string): string => `يجري الجلب من ${isolate(name)}…`;
export const fetched = (name: string, changes: string): string => `تم الجلب من ${isolate(name)}: ${changes}`;
export const stillFetching = (name: string): string => `ما زال الجلب من ${isolate(name)} جاريا`;
export const goesOn = 'يستمر الجلب في الخلفية، وستعرض هذه الصفحة نتيجته.';
export const fetchFailed = (name: string): string => `تعذر الجلب من ${isolate(name)}`;

export const visitorsSee = (time: string): string => `ما زال الزوار يرون آخر ما قرئ، وكان ذلك في ${time}.`;
export const nothingRead = 'لم تتيسر قراءة شيء منه حتى الآن.';
export const triedAgain = 'تعاد المحاولة تلقائيا.';

export const lastSuccess = 'آخر جلب ناجح';
export const never = 'لم يحدث بعد';
export const lastCheck = 'آخر فحص';
export const nextCheck = 'الفحص التالي';
export const inAMoment = 'بعد لحظات';
export const items = 'العناصر';
export const lastChanges = 'آخر التغييرات';
export const skipped = 'العناصر المتخطاة';
export const countedItems = (count: number, reason: string): string => {
  const items = plural(count, {
    one: 'عنصر واحد',
    two: 'عنصران',
    few: `${count} عناصر`,
    many: `${count} عنصرا`,
    other: `${count} عنصر`,
  });
  return `${items}: ${reason}`;
};
export const countSeparator = '؛ ';
export const skipReasons: Record<SkipReason, string> = {
  noText: 'لا عنوان ولا نص',
  noLink: 'لا رابط إلى صفحة',
  duplicate: 'معرف مستخدم في عنصر آخر',
  unreadable: 'لا تمكن قراءته',
  tooMany: 'عناصر أكثر مما يأخذه الموقع',
};

export const notes = 'ملاحظات';
/** They stand behind "2 items: ". */
export const noteReasons: Record<ItemNoteReason, string> = {
  noRecording: 'لا تسجيل مذكور؛ تعرض الحلقة بلا مشغل',
  otherFile: 'ملفه ليس تسجيلا صوتيا، بل فيلم مثلا؛ تعرض الحلقة بلا مشغل',
  unknownFile: 'لا يدل نوع الملف ولا امتداده على أنه تسجيل؛ تعرض الحلقة بلا مشغل',
  unreadableFileAddress: 'لا يمكن قراءة عنوان التسجيل؛ تعرض الحلقة بلا مشغل',
  noDate: 'لا تاريخ يمكن قراءته؛ يوضع بجوار ما يليه في المصدر، أو في الآخر بلا تاريخ',
  futureDate: 'تاريخه بعد أكثر من يوم؛ يرتب بحسب وقت ظهوره أول مرة',
  sharedIdentifier: 'معرف تشترك فيه عناصر أخرى؛ يستخدم عنوانه بدلا منه',
};

export const tokenEnds = (day: string, distance: string): string => `ينتهي الرمز في ${day} (${distance}).`;
export const tokenEnded = (day: string, distance: string): string => `انتهى الرمز في ${day} (${distance}).`;
export const renewsItself = 'وهو يتجدد تلقائيا قبل ذلك.';
export const notRenewed =
  'كان ينبغي أن يتجدد تلقائيا. اطلب ممن يشغل هذا الموقع أن ينشئ رمزا جديدا طويل الأمد وأن يضعه في INSTAGRAM_TOKEN. وتبقى الصور التي قرئت حتى ذلك الحين.';

export const kindsOfItems = 'أنواع العناصر';

type ItemTexts = { edit: string; none: string; noMatch: (words: string) => string };

export const itemsOf: Record<FeedKind, ItemTexts> = {
  research: {
    edit: 'تعديل المنشور',
    none: 'لا منشورات بعد. تظهر هنا متى فحص مصدر للأبحاث.',
    noMatch: (words) => `لا منشور يحتوي على «${isolate(words)}».`,
  },
  blog: {
    edit: 'تعديل التدوينة',
    none: 'لا تدوينات بعد. تظهر هنا متى فحص مصدر للمدونة.',
    noMatch: (words) => `لا تدوينة تحتوي على «${isolate(words)}».`,
  },
  podcast: {
    edit: 'تعديل الحلقة',
    none: 'لا حلقات بعد. تظهر هنا متى فحص مصدر للبودكاست.',
    noMatch: (words) => `لا حلقة تحتوي على «${isolate(words)}».`,
  },
  instagram: {
    edit: 'تعديل الصورة',
    none: 'لا صور بعد. تظهر هنا متى فحص مصدر Instagram.',
    noMatch: (words) => `لا صورة تحتوي على «${isolate(words)}».`,
  },
};

type FlagTexts = { isHidden: [whenOff: string, whenOn: string]; isPinned: [whenOff: string, whenOn: string] };

const feminineFlagTexts = (noun: string): FlagTexts => ({
  isHidden: [`${noun} ظاهرة للزوار مجددا`, `${noun} مخفية عن الزوار`],
  isPinned: [`${noun} لم تعد مثبتة`, `${noun} مثبتة: تأتي أولا`],
});

export const flagged: Record<FeedKind, FlagTexts> = {
  research: {
    isHidden: ['المنشور ظاهر للزوار مجددا', 'المنشور مخفي عن الزوار'],
    isPinned: ['المنشور لم يعد مثبتا', 'المنشور مثبت: يأتي أولا'],
  },
  blog: feminineFlagTexts('التدوينة'),
  podcast: feminineFlagTexts('الحلقة'),
  instagram: feminineFlagTexts('الصورة'),
};

export const pinned = 'مثبت';
export const hidden = 'مخفي';
export const corrected = 'مصحح';
/** Of an item, in brackets. */
export const flags = (isHidden: boolean, isPinned: boolean): string =>
  (isHidden ? 'مخفي' : 'ظاهر') + (isPinned ? '، مثبت' : '');
/** Found in the list beside titles and descriptions. */
export const wordsForFlags = { isHidden: 'مخفي مخفية', isPinned: 'مثبت مثبتة' };

type FlagVerb = { label: string; of: (name: string) => string };

export const flagVerbs: Record<'show' | 'hide' | 'pin' | 'unpin', FlagVerb> = {
  show: { label: 'إظهار', of: (name) => `إظهار ${name}` },
  hide: { label: 'إخفاء', of: (name) => `إخفاء ${name}` },
  pin: { label: 'تثبيت', of: (name) => `تثبيت ${name}` },
  unpin: { label: 'إلغاء التثبيت', of: (name) => `إلغاء التثبيت: ${name}` },
};

export const original = 'الأصل';
export const sourceError = 'نص المصدر:';
export const sourceErrorTitle = 'نص المصدر: {title}';
export const nothing = 'لا شيء';
export const leaveEmpty = 'اترك الحقل فارغا للإبقاء على نص المصدر، وهو يحدث تلقائيا.';
export const titleOnSite = 'العنوان المعروض في الموقع';
export const captionOnSite = 'التعليق المعروض في الموقع';
export const descriptionOnSite = 'الوصف المعروض في الموقع';
export const hideIt = 'إخفاء العنصر';
export const hideItHelp = 'لا يراه الزوار. يمكنك إظهاره مجددا في أي وقت.';
export const pinIt = 'تثبيت العنصر';
export const pinItHelp = 'يأتي أولا، قبل العناصر الأحدث.';
