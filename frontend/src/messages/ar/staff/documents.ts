import { isolate } from '../../../ui/text/isolate';
import { plural } from '../language';

export const description = 'برامج وأوراق بحثية وشرائح عرض وتسجيلات للزوار.';
export const document = 'المستند';
export const belongsTo = 'يتبع';
export const noDocuments = 'لا مستندات بعد';
export const emptyText = 'لا يظهر شيء في صفحة المؤتمر إلى أن تضيف مستندا.';
export const deleteWarning = 'يختفي المستند من صفحة المؤتمر فورا. يمكنك التراجع عن ذلك.';
export const activeHelp = 'لا تظهر في الموقع إلا المستندات المفعلة.';
/** One line that tells two versions of a document apart. */
export const describeDocument = (title: string, kind: string, position: string, url: string): string =>
  `${isolate(title)} (${kind}، ${position}) ${isolate(url)}`;

export const helpTitle = 'أدخل العنوان الذي يراه الزوار، واختر نوع المستند.';
export const helpSource = 'ارفع ملف PDF، أو أدخل رابطا، إلى تسجيل مثلا.';
export const helpParent =
  'يتبع المستند المؤتمر كله أو جلسة واحدة. وإن أدخلت تاريخا في «متاح للعموم من» بقي مخفيا إلى حينه.';
export const helpPapers =
  'يستشهد بالورقة البحثية بعنوانها المذكور هنا. ومؤلفوها هم المتحدثون الذين يقدمون هذا العنوان، أو جميع متحدثي الجلسة إن كانت الورقة الوحيدة فيها.';
export const helpOrder = 'اسحب العنصر من مقبضه لتغيير الترتيب، أو استخدم الأسهم. المستندات غير المفعلة لا تظهر.';

export const wholeConference = 'المؤتمر كله';
export const loadingSession = 'يجري تحميل الجلسة...';
export const sessionNotLoaded = 'تعذر تحميل الجلسة';
export const deletedSession = 'جلسة محذوفة';
export const sessionHelp = 'تظهر مستندات الجلسة مع الجلسة.';

export const kind = 'النوع';
export const publicFrom = 'متاح للعموم من';
export const publicFromHelp = (zone: string): string => `بحسب ${zone}. إن ترك فارغا أتيح المستند فورا.`;
export const publicFromTime = (day: string, time: string, zone: string): string =>
  `متاح للعموم من ${day}، ${time}، ${zone}`;
export const languageOfConference = 'لغة المؤتمر';
export const licence = 'الرخصة';
export const allRightsReserved = 'جميع الحقوق محفوظة';
export const notStated = 'غير مذكورة';
export const doi = 'DOI';
export const pagesHelp = `في أعمال المؤتمر، مثلا ${isolate('12–18')}.`;
export const publishedOn = 'تاريخ النشر';
export const publishedOnHelp = 'للاستشهاد بالورقة البحثية. إن ترك فارغا استخدم يوم جلستها.';

export const fileOrLink = 'ملف أو رابط';
export const uploadPdf = 'رفع ملف PDF';
export const giveLink = 'إدخال رابط';
export const link = 'الرابط';
export const linkHelp = 'العنوان الكامل، مثلا https://www.example.org/proceedings';
export const pdfFile = 'ملف PDF';
export const pdfHelp = 'ملف PDF لا يتجاوز 20 ميغابايت.';
export const uploadedPdf = 'ملف PDF المرفوع';
export const openPdf = 'فتح ملف PDF';
/** Of a file that was just uploaded. */
export const nameAndSize = (name: string, size: string): string => `${isolate(name)}، ${size}`;

export const addSeveral = 'إضافة عدة ملفات PDF';
export const choosePdfs = 'ملفات PDF المراد إضافتها';
export const dropPdfs = 'أو أفلت عدة ملفات PDF هنا. ويقترح لكل ملف عنوان من اسمه، والجلسة التي تحمل هذا العنوان.';
export const addFiles = (count: number): string =>
  count === 0
    ? 'إضافة المستندات'
    : `إضافة ${plural(count, { one: 'مستند واحد', two: 'مستندين', few: `${count} مستندات`, many: `${count} مستندا`, other: `${count} مستند` })}`;
export const titleOf = (file: string): string => `عنوان ${isolate(file)}`;
export const sessionOf = (file: string): string => `ما يتبعه ${isolate(file)}`;
export const addedSeveral = (count: number): string =>
  plural(count, {
    one: 'تمت إضافة مستند واحد بنجاح',
    two: 'تمت إضافة مستندين بنجاح',
    few: `تمت إضافة ${count} مستندات بنجاح`,
    many: `تمت إضافة ${count} مستندا بنجاح`,
    other: `تمت إضافة ${count} مستند بنجاح`,
  });
export const notAdded = (count: number): string =>
  plural(count, {
    one: 'تعذرت إضافة مستند واحد',
    two: 'تعذرت إضافة مستندين',
    few: `تعذرت إضافة ${count} مستندات`,
    many: `تعذرت إضافة ${count} مستندا`,
    other: `تعذرت إضافة ${count} مستند`,
  });
export const stillInList = 'تبين القائمة السبب. ولم يحفظ منها شيء، ويمكنك إعادة المحاولة.';
export const stillUploading = 'يجري رفع الملفات...';
export const helpSeveral =
  'لأعمال المؤتمر أضف عدة ملفات PDF دفعة واحدة: صحح العناوين المقترحة، واختر الجلسات، ثم أضفها كلها.';
