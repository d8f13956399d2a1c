import { isolate } from '../../../ui/text/isolate';
import { plural } from '../language';

/** The forms for 1, 2, 3 to 10, 11 to 99 and 100 of something. */
const counted = (count: number, one: string, two: string, few: string, many: string, other = many): string =>
  `${plural(count, { one, two, few: `${count} ${few}`, many: `${count} ${many}`, other: `${count} ${other}` })}.`;

export const seeStatus = 'عرض الحالة';

export const noHeroImage = 'لا صورة واجهة مفعلة. تعرض الصفحة الرئيسية الصور المضمنة.';
export const addOrActivate = 'إضافة صورة أو تفعيلها';
export const narrowHeroImages = (count: number, width: number): string =>
  counted(
    count,
    `صورة واجهة واحدة عرضها أقل من ${width} بكسل`,
    `صورتا واجهة عرضهما أقل من ${width} بكسل`,
    `صور واجهة عرضها أقل من ${width} بكسل`,
    `صورة واجهة عرضها أقل من ${width} بكسل`,
  );
export const replaceImages = 'استبدال الصور';

export const withoutProgramme = (count: number): string =>
  counted(
    count,
    'مؤتمر مقبل واحد بلا برنامج بعد',
    'مؤتمران مقبلان بلا برنامج بعد',
    'مؤتمرات مقبلة بلا برنامج بعد',
    'مؤتمرا مقبلا بلا برنامج بعد',
    'مؤتمر مقبل بلا برنامج بعد',
  );
export const addSessions = 'إضافة جلسات';
export const startedDrafts = (count: number): string =>
  counted(
    count,
    'مؤتمر واحد بدأ وما زال مسودة',
    'مؤتمران بدآ وما زالا مسودتين',
    'مؤتمرات بدأت وما زالت مسودات',
    'مؤتمرا بدأ وما زال مسودة',
    'مؤتمر بدأ وما زال مسودة',
  );
export const publishOrCorrect = 'النشر أو تصحيح التواريخ';

export const oneFeedFailed = (name: string, reason: string): string =>
  `تعذرت قراءة إحدى الخلاصات الخارجية: ${isolate(name)} (${isolate(reason)}). وما زالت عناصرها السابقة معروضة.`;
export const feedsFailed = (count: number): string =>
  `تعذرت قراءة ${counted(count, 'خلاصة خارجية واحدة', 'خلاصتين خارجيتين', 'خلاصات خارجية', 'خلاصة خارجية')} وما زالت عناصرها السابقة معروضة.`;
export const oneFeedStale = (day: string, name: string): string =>
  `لم تقرأ إحدى الخلاصات الخارجية منذ ${day}: ${isolate(name)}.`;
export const feedsStale = (count: number): string =>
  counted(
    count,
    'إحدى الخلاصات الخارجية لم تقرأ منذ أكثر من يوم',
    'خلاصتان خارجيتان لم تقرآ منذ أكثر من يوم',
    'خلاصات خارجية لم تقرأ منذ أكثر من يوم',
    'خلاصة خارجية لم تقرأ منذ أكثر من يوم',
  );
export const oneTokenExpires = (day: string): string => `ينتهي رمز وصول واحد إلى Instagram في ${day} ولم يجدد تلقائيا.`;
export const tokensExpire = (count: number): string =>
  counted(
    count,
    'رمز وصول واحد إلى Instagram ينتهي قريبا ولم يجدد تلقائيا',
    'رمزا وصول إلى Instagram ينتهيان قريبا ولم يجددا تلقائيا',
    'رموز وصول إلى Instagram تنتهي قريبا ولم تجدد تلقائيا',
    'رمز وصول إلى Instagram ينتهي قريبا ولم يجدد تلقائيا',
  );
export const seeSources = 'عرض المصادر';

type Inactive = { text: (count: number) => string; action: string };
type InactiveKind = 'heroImages' | 'timelineEvents' | 'teamMembers' | 'partners' | 'testimonials';

export const inactive: Record<InactiveKind, Inactive> = {
  heroImages: {
    text: (count) =>
      counted(
        count,
        'صورة واجهة واحدة غير مفعلة فلا تعرض',
        'صورتا واجهة غير مفعلتين فلا تعرضان',
        'صور واجهة غير مفعلة فلا تعرض',
        'صورة واجهة غير مفعلة فلا تعرض',
      ),
    action: 'إظهار صور الواجهة',
  },
  timelineEvents: {
    text: (count) =>
      counted(
        count,
        'حدث واحد في الخط الزمني غير مفعل فلا يعرض',
        'حدثان في الخط الزمني غير مفعلين فلا يعرضان',
        'أحداث في الخط الزمني غير مفعلة فلا تعرض',
        'حدثا في الخط الزمني غير مفعل فلا يعرض',
        'حدث في الخط الزمني غير مفعل فلا يعرض',
      ),
    action: 'إظهار أحداث الخط الزمني',
  },
  teamMembers: {
    text: (count) =>
      counted(
        count,
        'عضو واحد في الفريق غير مفعل فلا يعرض',
        'عضوان في الفريق غير مفعلين فلا يعرضان',
        'أعضاء في الفريق غير مفعلين فلا يعرضون',
        'عضوا في الفريق غير مفعل فلا يعرض',
        'عضو في الفريق غير مفعل فلا يعرض',
      ),
    action: 'إظهار أعضاء الفريق',
  },
  partners: {
    text: (count) =>
      counted(
        count,
        'شريك واحد غير مفعل فلا يعرض',
        'شريكان غير مفعلين فلا يعرضان',
        'شركاء غير مفعلين فلا يعرضون',
        'شريكا غير مفعل فلا يعرض',
        'شريك غير مفعل فلا يعرض',
      ),
    action: 'إظهار الشركاء',
  },
  testimonials: {
    text: (count) =>
      counted(
        count,
        'شهادة واحدة غير مفعلة فلا تعرض',
        'شهادتان غير مفعلتين فلا تعرضان',
        'شهادات غير مفعلة فلا تعرض',
        'شهادة غير مفعلة فلا تعرض',
      ),
    action: 'إظهار الشهادات',
  },
};

export const membersWithoutSection = (count: number): string =>
  counted(
    count,
    'عضو واحد في الفريق لا ينتمي إلى أي قسم فلا يعرض',
    'عضوان في الفريق لا ينتميان إلى أي قسم فلا يعرضان',
    'أعضاء في الفريق لا ينتمون إلى أي قسم فلا يعرضون',
    'عضوا في الفريق لا ينتمي إلى أي قسم فلا يعرض',
    'عضو في الفريق لا ينتمي إلى أي قسم فلا يعرض',
  );
export const chooseSections = 'اختيار الأقسام';
export const defaultTexts = (count: number): string =>
  counted(
    count,
    'نص واحد ما زال بصياغته الافتراضية',
    'نصان ما زالا بصياغتهما الافتراضية',
    'نصوص ما زالت بصياغتها الافتراضية',
    'نصا ما زال بصياغته الافتراضية',
    'نص ما زال بصياغته الافتراضية',
  );
export const reviewTexts = 'مراجعة النصوص';
