import { plural } from '../language';

export const pageDescription = 'ما يراه الزوار بالإنجليزية لأنه لم يترجم بعد، أو لأن أصله تغير بعد ترجمته.';
export const helpWrite = 'اختر نصا واكتب ترجمته بجانب الأصل. يراها الزوار خلال ثوان مع العنصر الذي تتبعه.';
export const helpOutdated =
  'النص الذي لا ترجمة له يظهر بالإنجليزية. وإذا تغير الأصل بعد الترجمة صارت الترجمة {outdated}: تبقى ظاهرة إلى أن تعدلها أو تؤكد أنها ما زالت صحيحة.';
export const outdatedWord = 'قديمة';
export const helpForm =
  'يفتح النموذج نفسه من كل عنصر: اختر اللغة فوق الحقول. لا تدرج هنا الأسماء ولا الروابط ولا التواريخ ولا المسودات.';
export const onlyEnglish = 'الموقع بالإنجليزية فقط';
export const chooseLanguages = 'اختيار اللغات';
export const howToAddLanguages = 'اختر لغات أخرى في النص «site.languages» ضمن محتوى الموقع، ثم ترجم النصوص هنا.';
export const languages = 'اللغات';
export const onlyOutdated = 'القديمة فقط';

export const somethingToTranslate = (count: number): string =>
  plural(count, {
    zero: 'لا عناصر تحتاج إلى ترجمة',
    one: 'عنصر واحد يحتاج إلى ترجمة',
    two: 'عنصران يحتاجان إلى ترجمة',
    few: `${count} عناصر تحتاج إلى ترجمة`,
    many: `${count} عنصرا يحتاج إلى ترجمة`,
    other: `${count} عنصر يحتاج إلى ترجمة`,
  });
export const nothingToDo = 'لا شيء هنا يحتاج إلى عمل.';
export const everythingTranslated = 'ترجم كل شيء.';
export const loading = 'يجري تحميل الترجمات...';
export const partNotLoaded = 'تعذر تحميل جزء من القائمة.';
export const withoutName = 'بلا اسم';
export const missing = (count: number): string =>
  plural(count, {
    zero: 'لا ترجمات ناقصة',
    one: 'ترجمة ناقصة',
    two: 'ترجمتان ناقصتان',
    few: `${count} ترجمات ناقصة`,
    many: `${count} ترجمة ناقصة`,
    other: `${count} ترجمة ناقصة`,
  });
export const outdated = (count: number): string =>
  plural(count, {
    zero: 'لا ترجمات قديمة',
    one: 'ترجمة قديمة',
    two: 'ترجمتان قديمتان',
    few: `${count} ترجمات قديمة`,
    many: `${count} ترجمة قديمة`,
    other: `${count} ترجمة قديمة`,
  });

export const afterFirstSave = (languageNames: string): string =>
  `بعد الحفظ الأول يمكنك الترجمة إلى هذه اللغات: ${languageNames}.`;
export const notLoaded = 'تعذر تحميل الترجمات.';

export const saveTranslation = 'حفظ الترجمة';
/** What somebody else has changed meanwhile. */
export const translationNoun = (language: string): string => `الترجمة إلى ${language}`;
export const translationSaved = (language: string): string => `تم حفظ الترجمة إلى ${language}`;
export const translationNotSaved = (language: string): string => `تعذر حفظ الترجمة إلى ${language}`;
export const originalEmpty = 'لا شيء للترجمة بعد: نصوص الأصل فارغة.';
export const fieldInLanguage = (label: string, language: string): string => `${label}، ${language}`;
export const copyOriginal = 'نسخ الأصل';
export const copyOriginalOf = (label: string): string => `نسخ الأصل: ${label}`;
export const codeHelp = 'إذا ترك فارغا استخدم ما في الأصل.';

export const outdatedBadge = 'قديمة';
export const originalChanged = 'تغير الأصل منذ ترجمته.';
export const whatChanged = 'ما الذي تغير';
export const stillRight = 'الترجمة ما زالت صحيحة';
export const stillRightOf = (label: string): string => `الترجمة ما زالت صحيحة: ${label}`;
/** Help of a field whose text was translated at another row. */
export const commasBetween = 'تفصل بينها فواصل.';
export const oneOnEachLine = 'كل واحد في سطر، بترتيب الأصل.';
export const asElsewhere = 'كما في غيره، ما لم تكتب شيئا آخر.';
