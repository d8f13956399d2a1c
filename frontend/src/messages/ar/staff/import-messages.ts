import { isolate } from '../../../ui/text/isolate';
import { findTranslation, locale, type MessagePatterns, plural } from '../../find-translation';
import { translateFieldError } from './field-errors';

/** The import says in English what it cannot read in a file, and what it makes of it. */
export const translateImportMessage = (message: string): string =>
  findTranslation(message, texts, patterns) ?? translateFieldError(message);

const quote = (text: string): string => `«${isolate(text)}»`;
const leftToRight = (text: string): string => `\u2066${text}\u2069`;

const writeTime = `اكتبه هكذا: ${leftToRight('2026-03-12 09:00')}`;
const address = leftToRight('https://example.org/paper.pdf');
const arabicMonth = new Intl.DateTimeFormat(locale, { month: 'long' });
/** '30 March 2026' */
const day = (text: string): string =>
  isolate(text.replace(/[A-Z][a-z]+/, (month) => arabicMonth.format(new Date(`1 ${month} 2000`))));

const fileKinds: Record<string, string> = {
  'a spreadsheet or archive': 'مصنف جداول أو أرشيف',
  'an old Excel or Word document': 'ملف Excel أو Word قديم',
  'a PDF': 'ملف PDF',
  'a picture': 'صورة',
  'a compressed archive': 'أرشيف مضغوط',
};
const formats: Record<string, string> = {
  'CSV, XLSX, JSON or XML': 'CSV أو XLSX أو JSON أو XML',
  'CSV, XLSX or JSON': 'CSV أو XLSX أو JSON',
};
const dateOrders: Record<string, string> = {
  'day, month, year': 'يوما فشهرا فسنة',
  'month, day, year': 'شهرا فيوما فسنة',
  'year, month, day': 'سنة فشهرا فيوما',
};
const none: Record<string, string> = {
  sessions: 'لا جلسات في هذا الملف.',
  people: 'لا أشخاص في هذا الملف.',
};
const tooMany: Record<string, [one: string, many: string]> = {
  sessions: ['جلسات', 'جلسة'],
  people: ['أشخاص', 'شخصا'],
  rooms: ['قاعات', 'قاعة'],
};
const people = (count: string): string =>
  plural(Number(count), {
    two: 'شخصان',
    few: `${count} أشخاص`,
    many: `${count} شخصا`,
    other: `${count} شخص`,
  });

const patterns: MessagePatterns = [
  [/^“(.+?)”: is no valid person$/s, (name = '') => `${quote(name)}: بيانات الشخص غير صحيحة`],
  [/^“(.+?)”: (.+)$/s, (title = '', rest = '') => `${quote(title)}: ${translateImportMessage(rest)}`],

  // About the file:
  [/^This file is no valid JSON: (.*)\.$/s, (error = '') => `صيغة JSON في هذا الملف غير صحيحة: ${leftToRight(error)}.`],
  [
    /^This file is no valid XML \(line (\d+)\): (.*)\.$/s,
    (line, error = '') => `صيغة XML في هذا الملف غير صحيحة (السطر ${line}): ${leftToRight(error)}.`,
  ],
  [
    /^This file is no valid CSV(?: near line (\d+))?: /,
    (line) =>
      `صيغة CSV في هذا الملف غير صحيحة${line ? ` قرب السطر ${line}` : ''}: لم تغلق إحدى علامات الاقتباس. احفظه مرة أخرى من جدول البيانات.`,
  ],
  [
    /^This XML file is no schedule: it begins with <(.+)> instead of <schedule>\.$/,
    (name) => `ملف XML هذا ليس جدولا: يبدأ بـ ${leftToRight(`<${name}>`)} بدلا من ${leftToRight('<schedule>')}.`,
  ],
  [
    /^This is (.+)\. Save the table as /,
    (kind = '') =>
      `هذا ${fileKinds[kind] ?? kind}. احفظ الجدول بصيغة «مصنف Excel \u2066(.xlsx)\u2069» أو «CSV UTF-8» واختر ذلك الملف.`,
  ],
  [
    /^This file is no text\. Choose a (.+) file\.$/,
    (kinds = '') => `لا نص في هذا الملف. اختر ملفا بصيغة ${formats[kinds] ?? kinds}.`,
  ],
  [
    /^This is an XML file\. Choose a (.+) file\.$/,
    (kinds = '') => `هذا ملف XML. اختر ملفا بصيغة ${formats[kinds] ?? kinds}.`,
  ],
  [/^This file has no (\w+)\.$/, (noun = '') => none[noun] ?? 'لا شيء في هذا الملف.'],
  [/^This file has more than (\d+) columns\.$/, (count) => `أعمدة هذا الملف أكثر من ${count}.`],
  [
    /^This file has (\d+) (\w+)\. At most (\d+) are imported at once: split the file\.$/,
    (count, noun = '', most) => {
      const [few, many] = tooMany[noun] ?? ['عناصر', 'عنصرا'];
      const counted = plural(Number(count), { few: `${count} ${few}`, other: `${count} ${many}` });
      return `في هذا الملف ${counted}، ولا يستورد أكثر من ${most} في المرة الواحدة: قسم الملف.`;
    },
  ],

  // About dates and times:
  [/^“(.+)” has no date\. /s, (cell = '') => `لا تاريخ في ${quote(cell)}. ${writeTime}، أو اختر عمودا فيه التاريخ`],
  [/^“(.+)” is no date and time\. /s, (cell = '') => `${quote(cell)} ليس تاريخا ووقتا. ${writeTime}`],
  [/^“(.+)” has no time of day\. /s, (cell = '') => `لا وقت في ${quote(cell)}. ${writeTime}`],
  [/^(.+) is read as (.+)$/s, (cell = '', date = '') => `${isolate(cell)} تعني ${day(date)}`],
  [
    /^There is no month (\d+)\.(?: Dates are read as (.+))?$/,
    (month, order = '') =>
      `لا يوجد شهر رقمه ${month}.${dateOrders[order] ? ` تقرأ التواريخ ${dateOrders[order]}` : ''}`,
  ],
  [
    /^The duration “(.+)” differs from (.+), which is used$/s,
    (duration = '', range = '') => `المدة ${quote(duration)} تخالف ${isolate(range)}، وهو المعتمد`,
  ],
  [
    /^(\S+) on (.+) does not exist in (.+): the clocks go forward then$/,
    (clock, date = '', zone = '') =>
      `لا توجد الساعة ${clock} يوم ${day(date)} في المنطقة الزمنية ${isolate(zone)}: تقدم فيها الساعات حينئذ`,
  ],
  [/^(\d+ [A-Z][a-z]+(?: \d+)?) does not exist$/, (date = '') => `لا يوجد تاريخ ${day(date)}`],
  [/^(\d+:\d+) is no time of day$/, (clock) => `الوقت ${clock} غير صحيح`],
  [
    /^“(.+)” is no duration\. /s,
    (cell = '') => `${quote(cell)} ليست مدة. اكتبها هكذا: ${leftToRight('01:30')}، أو بالدقائق`,
  ],

  // About a session or a person:
  [/^(.+) is required$/, (name = '') => translateFieldError(`${name} is required`)],
  [/^“(.+)” is no whole number$/s, (cell = '') => `${quote(cell)} ليس عددا صحيحا`],
  [/^“(.+)” is neither yes nor no$/s, (cell = '') => `${quote(cell)} ليست yes ولا no`],
  [
    /^The type “(.+)” is not known\. /s,
    (type = '') => `النوع ${quote(type)} غير معروف. تصبح الجلسة الجديدة عرضا تقديميا`,
  ],
  [
    /^Row (\d+) has the same “(.+)”\. Each session once$/s,
    (row, id = '') => `في الصف ${row} المعرف ${quote(id)} نفسه. كل جلسة مرة واحدة`,
  ],
  [/^Row (\d+) has the same title, start and room$/, (row) => `في الصف ${row} العنوان والبداية والقاعة نفسها`],
  [/^Row (\d+) is the same session$/, (row) => `الصف ${row} هو الجلسة نفسها`],
  [/^Row (\d+) is the same person$/, (row) => `الصف ${row} هو الشخص نفسه`],
  [
    /^(\d+) people are called “(.+?)” \((.*)\)\. Choose who is meant$/s,
    (count = '', name = '', list = '') => `${people(count)} بالاسم ${quote(name)} (${isolate(list)}). اختر من المقصود`,
  ],
  [
    /^(\d+) people are called “(.+?)” \((.*)\)\. Add the e-mail address: (.*)$/s,
    (count = '', name = '', list = '', example = '') =>
      `${people(count)} بالاسم ${quote(name)} (${isolate(list)}). أضف عنوان البريد الإلكتروني: ${isolate(example)}`,
  ],
  [
    /^The file has this session (\d+) times \((.*)\)\. Each becomes /s,
    (count, times = '') => `ترد هذه الجلسة في الملف ${count} مرات (${isolate(times)})، وتصبح كل منها جلسة مستقلة`,
  ],
  [
    /^This file has (\d+) of (\d+) entries\. /,
    (listed, total) => `في هذا الملف ${listed} من أصل ${total}. والبقية في صفحات أخرى`,
  ],
  [
    /^“(.+)” has one name only, and gets “(.+)” as last name$/s,
    (name = '', last = '') => `${quote(name)} اسم من كلمة واحدة، واسم العائلة هو ${quote(last)}`,
  ],
  [
    /^The name “(.+)” stays\. /s,
    (name = '') => `يبقى الاسم ${quote(name)}. لتغييره اكتب الاسم الأول واسم العائلة في عمودين`,
  ],
  [/^(.+) is not in the file and stays$/s, (name = '') => `${isolate(name)} ليس في الملف، ويبقى في الجلسة`],

  // About materials:
  [/^Left out: (.+)$/s, (issue = '') => `لم يستورد: ${translateImportMessage(issue)}`],
  [
    /^“(.+)” has no address\. Write it as /s,
    (line = '') => `لا عنوان في ${quote(line)}. اكتبه هكذا: ${leftToRight('Title <https://example.org/paper.pdf>')}`,
  ],
  [
    /^“(.+)” is no kind, language, licence, DOI, page or date of a document$/s,
    (part = '') => `${quote(part)} ليس نوعا ولا لغة ولا رخصة ولا معرف DOI ولا صفحة ولا تاريخا لمستند`,
  ],
  [/^“(.*)” is no whole address, such as /s, (url = '') => `${quote(url)} ليس عنوانا كاملا، مثل ${address}`],
];

const texts: Record<string, string> = {
  'Choose a file.': 'اختر ملفا.',
  'This file has a document type (<!DOCTYPE …>), which is not accepted. Remove it.':
    'في هذا الملف تعريف لنوع المستند (\u2066<!DOCTYPE …>\u2069)، وهو غير مقبول. احذفه.',
  'This JSON file has neither a schedule nor a list of sessions.': 'ليس في ملف JSON هذا جدول ولا قائمة جلسات.',
  'This JSON file has no list of people.': 'ليس في ملف JSON هذا قائمة أشخاص.',
  'Nothing was imported, because the programme has changed since the preview.':
    'لم يستورد شيء، لأن البرنامج تغير بعد المعاينة.',
  'Nothing was imported, because the list of people has changed since the preview.':
    'لم يستورد شيء، لأن قائمة الأشخاص تغيرت بعد المعاينة.',
  'This workbook is too large when it is unpacked.': 'هذا المصنف أكبر من اللازم بعد فك ضغطه.',
  'This workbook cannot be read. Save it again as “Excel workbook (.xlsx)”, or as “CSV UTF-8”.':
    'تعذرت قراءة هذا المصنف. احفظه مرة أخرى بصيغة «مصنف Excel \u2066(.xlsx)\u2069» أو «CSV UTF-8».',
  'No column has an end or a duration: each session lasts until the next one of its day and room, the last one an hour.':
    'لا عمود فيه نهاية أو مدة: تستمر كل جلسة حتى الجلسة التالية في يومها وقاعتها، والأخيرة ساعة واحدة.',
  'Give an end or a duration': 'أدخل النهاية أو المدة',
  'The date must be between 1900 and 2199': 'يجب أن يكون التاريخ بين 1900 و2199',
  'Several sessions have this title and start. Add the id of this one':
    'لعدة جلسات هذا العنوان وهذه البداية. أضف معرف هذه الجلسة',
  'Outside the conference dates': 'خارج أيام المؤتمر',
  'The file has it twice': 'ترد في الملف مرتين',
};
