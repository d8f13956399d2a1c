import { findTranslation, type MessagePatterns } from '../../find-translation';
import { plural } from '../language';

/** The contracts and the services say in English what is wrong with a field. A message that is not known stays as it is. */
export const translateFieldError = (message: string): string => findTranslation(message, texts, patterns) ?? message;

/** What the messages call the fields. */
const fieldNames: Record<string, string> = {
  Abstract: 'الملخص',
  'Abstract deadline': 'آخر موعد لتسليم الملخصات',
  Action: 'الإجراء',
  'Alt text': 'النص البديل',
  Area: 'مجال الخبرة',
  Biography: 'السيرة',
  Body: 'النص',
  Capacity: 'السعة',
  City: 'المدينة',
  Content: 'المحتوى',
  Country: 'البلد',
  'Current attendees': 'عدد الحضور الحالي',
  DOI: 'معرف DOI',
  Day: 'اليوم',
  Days: 'الأيام',
  Department: 'القسم',
  Description: 'الوصف',
  'End date': 'تاريخ النهاية',
  'End time': 'وقت النهاية',
  Filter: 'المرشح',
  'First name': 'الاسم الأول',
  Folder: 'المجلد',
  Key: 'المفتاح',
  Kind: 'النوع',
  Language: 'اللغة',
  'Last name': 'اسم العائلة',
  Licence: 'الرخصة',
  Location: 'المكان',
  'Maximum attendees': 'الحد الأقصى للحضور',
  'Meta description': 'الوصف لمحركات البحث',
  'Meta title': 'العنوان لمحركات البحث',
  Name: 'الاسم',
  'New day': 'اليوم الجديد',
  Order: 'الترتيب',
  Organization: 'المؤسسة',
  Organizer: 'الجهة المنظمة',
  Pages: 'الصفحات',
  'Paper deadline': 'آخر موعد لتسليم الأوراق البحثية',
  Phone: 'الهاتف',
  Placement: 'موضع الرابط',
  Platform: 'المنصة',
  Position: 'المنصب',
  'Presentation title': 'عنوان العرض',
  Profile: 'النبذة',
  'Profile image': 'الصورة الشخصية',
  'Program release date': 'موعد صدور البرنامج',
  'Public from': 'متاح للعموم من',
  Reason: 'السبب',
  'Registration deadline': 'آخر موعد للتسجيل',
  Role: 'دور المتحدث',
  Series: 'السلسلة',
  'Short description': 'الوصف القصير',
  Slug: 'العنوان المختصر',
  'Special requirements': 'متطلبات خاصة',
  'Speaker order': 'ترتيب المتحدث',
  'Start date': 'تاريخ البداية',
  'Start time': 'وقت البداية',
  Status: 'الحالة',
  Subtitle: 'العنوان الفرعي',
  Table: 'الجدول',
  Tag: 'الوسم',
  Testimonial: 'الشهادة',
  Theme: 'المحور',
  Tier: 'الفئة',
  Time: 'الوقت',
  Title: 'العنوان',
  Track: 'المسار أو المحور',
  Type: 'النوع',
  Venue: 'مكان الانعقاد',
  'Venue address': 'عنوان مكان الانعقاد',
  Year: 'السنة',
};

const field = (name: string): string => `الحقل «${fieldNames[name] ?? name}»`;

const characters = (count: string): string =>
  plural(Number(count), {
    one: 'حرف واحد',
    two: 'حرفان',
    few: `${count} أحرف`,
    many: `${count} حرفا`,
    other: `${count} حرف`,
  });

/** The slugs of these are each the only one. */
const otherRows: Record<string, string> = {
  conference: 'مؤتمر آخر يستخدم',
  page: 'صفحة أخرى تستخدم',
  'session of this conference': 'جلسة أخرى في هذا المؤتمر تستخدم',
  speaker: 'متحدث آخر يستخدم',
};

const patterns: MessagePatterns = [
  [/^“(.+)”: (.+)$/, (title, message) => `«${title}»: ${translateFieldError(message)}`],
  [/^(.+) is required$/, (name) => `${field(name)} مطلوب`],
  [/^(?:An address|An address in this script) has at most (\d+) characters$/, (count) => addressLimit(count)],
  [/^This text has at most (\d+) characters$/, (count) => `الحد الأقصى لهذا النص: ${characters(count)}`],
  [/^(.+) has at most (\d+) characters$/, (name, count) => `الحد الأقصى في ${field(name)}: ${characters(count)}`],
  [/^(.+) has a character that cannot be stored$/, (name) => `في ${field(name)} رمز لا يمكن حفظه`],
  [/^At most (\d+) of them$/, (count) => `الحد الأقصى للعدد: ${count}`],
  [/^At most (\d+) titles$/, (count) => `الحد الأقصى لعدد العناوين: ${count}`],
  [/^Give (\d+) lines, one for each$/, (count) => `عدد الأسطر المطلوب: ${count}، لكل عنوان سطر`],
  [/^At most (\d+) speakers$/, (count) => `الحد الأقصى لعدد المتحدثين: ${count}`],
  [/^Choose at most (\d+) sessions$/, (count) => `الحد الأقصى لعدد الجلسات: ${count}`],
  [/^Choose at most (\d+) rows$/, (count) => `الحد الأقصى لعدد العناصر: ${count}`],
  [/^(.+) is a whole number$/, (name) => `أدخل عددا صحيحا في ${field(name)}`],
  [/^(.+) must not be negative$/, (name) => `لا يقبل ${field(name)} عددا سالبا`],
  [/^(.+) is at most (\d+)$/, (name, most) => `الحد الأقصى في ${field(name)}: ${most}`],
  [/^(.+) starts at (\d+)$/, (name, least) => `الحد الأدنى في ${field(name)}: ${least}`],
  [/^(.+) is one of /, (name) => `اختر إحدى القيم المتاحة في ${field(name)}`],
  [
    /^(.+) must be a date and time between 1900 and 2199$/,
    (name) => `أدخل في ${field(name)} تاريخا ووقتا بين 1900 و2199`,
  ],
  [/^(.+) must be a day between 1900 and 2199$/, (name) => `أدخل في ${field(name)} يوما بين 1900 و2199`],
  [/^Give a date and time, or null for no /, () => 'أدخل تاريخا ووقتا، أو اترك الحقل فارغا'],
  [/^There is no such time in (.+)$/, (zone) => `لا يوجد هذا الوقت في المنطقة الزمنية \u2068${zone}\u2069`],
  [/^Sections are /, () => 'اختر من الأقسام المتاحة'],
  [/^Give languages of the site: (.+)$/, (tags) => `أدخل لغات من لغات الموقع: \u2068${tags}\u2069`],
  [
    /^The site itself uses (\S+)\. Choose another address, such as (\S+)$/,
    (used, free) => `الموقع نفسه يستخدم \u2068${used}\u2069. اختر عنوانا مختصرا آخر، مثل \u2068${free}\u2069`,
  ],
  [/^Another (.+) already has this address$/, (noun) => `${otherRows[noun] ?? 'عنصر آخر يستخدم'} هذا العنوان المختصر`],
  [/^Another page already has this address\. /, () => 'صفحة أخرى تستخدم هذا العنوان المختصر. غير أحدهما.'],
  [/^This file is larger than ([\d.]+) MB\./, (size) => `هذا الملف أكبر من ${size} ميغابايت. ارفع ملفا أصغر.`],
  [
    /^The picture at this address is larger than ([\d.]+) MB\.$/,
    (size) => `الصورة في هذا العنوان أكبر من ${size} ميغابايت.`,
  ],
  [
    /^This image has too many pixels\. Make it smaller than (\d+) megapixels and (\d+) pixels a side\.$/,
    (area, side) => `أبعاد هذه الصورة كبيرة جدا. صغرها إلى أقل من ${area} ميغابكسل، وأقل من ${side} بكسل لكل ضلع.`,
  ],
];

const addressLimit = (count: string): string =>
  `الحد الأقصى في العنوان المختصر المكتوب بهذه الحروف: ${characters(count)}`;

const texts: Record<string, string> = {
  'Please correct the marked fields.': 'يرجى تصحيح الحقول المؤشر عليها.',
  'This field is not known': 'هذا الحقل غير معروف',
  'Choose a time zone': 'اختر منطقة زمنية',
  'Choose a time zone, like Asia/Kuala_Lumpur': 'اختر منطقة زمنية، مثل Asia/Kuala_Lumpur',
  'Give a time zone': 'أدخل منطقة زمنية',
  'Give a time zone like Asia/Kuala_Lumpur': 'أدخل منطقة زمنية، مثل Asia/Kuala_Lumpur',
  'The end must be after the start': 'يجب أن تكون النهاية بعد البداية',
  'The deadline must be before the start': 'يجب أن يكون الموعد النهائي قبل البداية',
  'This time is in the past': 'هذا الوقت قد مضى',
  'Choose another day': 'اختر يوما آخر',
  'There are no sessions on this day': 'لا جلسات في هذا اليوم',
  'Choose what to do': 'اختر ما تريد فعله',
  'Write the page, a dot and a name in lower case, like hero.title':
    'اكتب اسم الصفحة ثم نقطة ثم اسما بأحرف لاتينية صغيرة، مثل hero.title',
  'Choose text or textarea': 'اختر نصا أو نصا طويلا',
  'Choose about or home': 'اختر صفحة «من نحن» أو الصفحة الرئيسية',
  'Enter a DOI, such as 10.1234/majlis.2026.7': 'أدخل معرف DOI، مثل \u206610.1234/majlis.2026.7\u2069',
  'Enter a page or a range, such as 12–18': 'أدخل صفحة أو نطاقا، مثل \u206612–18\u2069',
  'Give a date': 'أدخل تاريخا',
  'Give a date between 1900 and 2199': 'أدخل تاريخا بين 1900 و2199',
  'Choose a session of this conference': 'اختر جلسة من هذا المؤتمر',
  'Upload a file or give a link': 'ارفع ملفا أو أدخل رابطا',
  'Upload a file, or give a whole address': 'ارفع ملفا، أو أدخل عنوانا كاملا',
  'Enter an email address, such as name@example.org': 'أدخل عنوان بريد إلكتروني، مثل name@example.org',
  'Enter an email address or leave it empty': 'أدخل عنوان بريد إلكتروني، أو اترك الحقل فارغا',
  'An email address has at most 254 characters': 'الحد الأقصى في عنوان البريد الإلكتروني: 254 حرفا',
  'Enter a handle, such as @majlis': 'أدخل اسم حساب، مثل \u2066@majlis\u2069',
  'Enter an ORCID iD, such as 0000-0002-1825-0097': 'أدخل معرف ORCID، مثل \u20660000-0002-1825-0097\u2069',
  'Point at the picture': 'أشر إلى موضع في الصورة',
  'Upload the new file first': 'ارفع الملف الجديد أولا',
  'Upload it to the same folder': 'ارفعه إلى المجلد نفسه',
  'This is the same file. Choose another one.': 'هذا هو الملف نفسه. اختر ملفا آخر.',
  'Give an address or leave it empty': 'أدخل عنوانا، أو اترك الحقل فارغا',
  'An address has at most 140 characters': 'الحد الأقصى في العنوان المختصر: 140 حرفا',
  'An address has at most 2048 characters': 'الحد الأقصى في العنوان: 2048 حرفا',
  'Use lower-case letters, digits and single hyphens': 'استخدم أحرفا صغيرة وأرقاما وواصلات مفردة',
  'Enter the full address, such as https://www.example.org': 'أدخل العنوان كاملا، مثل https://www.example.org',
  'Enter the address of an image': 'أدخل عنوان صورة',
  'Enter the full address of an image, such as https://www.example.org/portrait.jpg':
    'أدخل عنوان الصورة كاملا، مثل https://www.example.org/portrait.jpg',
  'Upload an image first': 'ارفع صورة أولا',
  'Upload or choose an image': 'ارفع صورة أو اختر واحدة',
  'Choose the sections': 'اختر الأقسام',
  'Give each text on a line of its own': 'اكتب كل نص في سطر',
  'Give texts with commas between them': 'أدخل نصوصا بينها فواصل',
  'Give a list of texts': 'أدخل قائمة من النصوص',
  'Give at least one tag': 'أدخل وسما واحدا على الأقل',
  'Choose at least one row': 'اختر عنصرا واحدا على الأقل',
  'Choose at least one session': 'اختر جلسة واحدة على الأقل',
  'Choose one of the encodings': 'اختر أحد الترميزات',
  'Choose one of the fields': 'اختر أحد الحقول',
  'Give the name of a sheet': 'أدخل اسم ورقة العمل',
  'Give lists such as "join 0", "split 1" or "turn 2"':
    'أدخل قوائم مثل \u2066"join 0"\u2069 أو \u2066"split 1"\u2069 أو \u2066"turn 2"\u2069',
  'Choose “comma” or “semicolon”': 'اختر \u2066“comma”\u2069 أو \u2066“semicolon”\u2069',
  'Each person once': 'كل شخص مرة واحدة',
  'Choose another person': 'اختر شخصا آخر',
  'This speaker does not exist': 'هذا المتحدث غير موجود',
  'This session belongs to another conference': 'هذه الجلسة من مؤتمر آخر',
  'Another room of this conference has this name': 'توجد قاعة أخرى في هذا المؤتمر بهذا الاسم',
  'Nothing of this HTML can be shown': 'لا شيء في نص HTML هذا يمكن عرضه',
  'Choose an image to upload': 'اختر صورة لرفعها',
  'Choose a PDF to upload': 'اختر ملف PDF لرفعه',
  'This file is empty. Choose another one.': 'هذا الملف فارغ. اختر ملفا آخر.',
  'This file is not an image we can use. Upload a JPEG, PNG, WebP or AVIF.':
    'هذا الملف ليس صورة يمكن استخدامها. ارفع صورة بصيغة JPEG أو PNG أو WebP أو AVIF.',
  'This image is damaged or incomplete. Save it again and upload the new file.':
    'هذه الصورة تالفة أو ناقصة. احفظها مرة أخرى وارفع الملف الجديد.',
  'Several images are being prepared right now. Please try again in a minute.':
    'يجري تجهيز عدة صور الآن. يرجى المحاولة مرة أخرى بعد دقيقة.',
  'Images cannot be stored at the moment. Please try again soon.':
    'لا يمكن حفظ الصور في هذه اللحظة. يرجى المحاولة مرة أخرى بعد قليل.',
  'Documents cannot be stored at the moment. Please try again soon.':
    'لا يمكن حفظ المستندات في هذه اللحظة. يرجى المحاولة مرة أخرى بعد قليل.',
  'This image cannot be prepared. Make it smaller or save it again, and upload the new file.':
    'لا يمكن تجهيز هذه الصورة. صغرها أو احفظها مرة أخرى، ثم ارفع الملف الجديد.',
  'This image takes too long to prepare. Make it smaller and upload it again.':
    'يستغرق تجهيز هذه الصورة وقتا طويلا جدا. صغرها وارفعها مرة أخرى.',
  'This file is not a PDF. Save it as a PDF and upload that.': 'هذا الملف ليس PDF. احفظه بصيغة PDF وارفعه.',
  'This PDF is incomplete. Save it again and upload the new file.':
    'ملف PDF هذا ناقص. احفظه مرة أخرى وارفع الملف الجديد.',
  'Enter an address that begins with https://. Others are not fetched.':
    'أدخل عنوانا يبدأ بـ \u2066https://\u2069. لا تجلب العناوين الأخرى.',
  'This address is not fetched: it is not a public one.': 'لا يجلب هذا العنوان لأنه غير متاح للعموم.',
  'There is no picture at this address. Open it in the browser to see what is there.':
    'لا صورة في هذا العنوان. افتحه في المتصفح لترى ما فيه.',
  'This address did not answer, or not in time. Try again, or download the picture and upload it.':
    'لم يستجب هذا العنوان، أو تأخر. حاول مرة أخرى، أو نزل الصورة وارفعها.',
  'What is at this address is not a picture we can use. Give one of a JPEG, PNG, WebP or AVIF.':
    'ما في هذا العنوان ليس صورة يمكن استخدامها. أدخل عنوان صورة بصيغة JPEG أو PNG أو WebP أو AVIF.',
  'Fetching and preparing this picture takes too long. Download it, make it smaller and upload it.':
    'يستغرق جلب هذه الصورة وتجهيزها وقتا طويلا جدا. نزلها وصغرها ثم ارفعها.',
};
