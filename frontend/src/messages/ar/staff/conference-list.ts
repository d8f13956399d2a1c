import { plural } from '../language';

export const draftsForStaff = 'المسودات لا يراها إلا فريق العمل.';
export const noConferences = 'لا مؤتمرات بعد';
export const startsAsDraft =
  'يبدأ المؤتمر الجديد مسودة لا يراها إلا فريق العمل. أضف بعد ذلك الجلسات والمتحدثين والشركاء والمستندات.';

// One conference of the list:
export const featured = 'مميز';
export const virtual = 'افتراضي';
export const toBeDecided = 'يحدد لاحقا';
/** Read out before their number. */
export const attendees = 'عدد الحضور: ';
/** Read out behind the name of a view, hence the space. */
export const ofConference = (title: string): string => ` – ${title}`;
export const deletesAlso = (rows: string): string => `يحذف معه أيضا ما يأتي: ${rows}. ويبقى المتحدثون.`;
export const deletesAllRows = 'تحذف معه جلساته وشركاؤه ومستنداته. ويبقى المتحدثون.';
export const hasNoRows = 'ليس فيه جلسات ولا شركاء ولا مستندات. ويبقى المتحدثون.';

// Beside the list:
export const helpAndActions = 'المساعدة والإجراءات السريعة';
export const totalConferences = 'جميع المؤتمرات';
export const published = 'المنشورة';
export const drafts = 'المسودات';
export const totalSpeakers = 'جميع المتحدثين';
export const totalsNotLoaded = 'تعذر تحميل الأعداد.';
export const quickActions = 'إجراءات سريعة';
export const manageSpeakers = 'إدارة المتحدثين';
export const managePartners = 'إدارة الشركاء';
export const manageDocuments = 'إدارة المستندات';
export const chooseConference: Record<'partners' | 'documents', string> = {
  partners: 'اختر المؤتمر الذي تريد إدارة شركائه',
  documents: 'اختر المؤتمر الذي تريد إدارة مستنداته',
};
export const createFirst = 'لا مؤتمرات بعد. الخطوة الأولى: {create}.';
export const createConference = 'إنشاء مؤتمر';

export const howToSetUp = 'كيف تعد مؤتمرا';
export const setupSteps = [
  {
    lead: 'أنشئ المؤتمر.',
    text: 'اختر «مؤتمر جديد» وأدخل العنوان والوصف والتاريخين. يبدأ المؤتمر مسودة لا يراها إلا فريق العمل.',
  },
  {
    lead: 'أضف التفاصيل.',
    text: 'المكان أو رابط الاجتماع، والتسجيل، والدعوة إلى تقديم الأوراق البحثية، والصورة البارزة: كلها في علامات التبويب الأخرى من النموذج.',
  },
  { lead: 'أضف المتحدثين.', text: 'أضف كل شخص مرة واحدة في «إدارة المتحدثين»، لجميع المؤتمرات.' },
  { lead: 'ضع البرنامج.', text: 'أضف جلسات كل يوم، وعين متحدثيها.' },
  {
    lead: 'أضف الشركاء والمستندات.',
    text: 'تعرض صفحة المؤتمر الشعارات والأوراق البحثية وأعمال المؤتمر.',
  },
  {
    lead: 'عاين ثم انشر.',
    text: 'تعرض «معاينة» الصفحة كما سيراها الزوار، ويجعلها «نشر» متاحة للجميع فورا.',
  },
];

// The short list for staff who only announce conferences:
export const shortListDescription = 'عنوان كل مؤتمر وتاريخه ومكانه.';
export const shortListEmpty = 'لا مؤتمرات بعد';
export const pageStaysEmpty = 'تبقى صفحة المؤتمرات فارغة إلى أن تضيف مؤتمرا.';
export const conference = 'المؤتمر';
export const dates = 'التاريخ';
export const helpAnnounce = 'يكفي عنوان وتاريخان للإعلان عن مؤتمر. ومتى نشر صار متاحا للجميع فورا.';
export const helpOtherFields =
  'المكان والتسجيل والبرنامج والمتحدثون والشركاء والمستندات في {management}، ولا يغيرها التعديل هنا.';
export const conferenceManagement = 'إدارة المؤتمرات';
export const helpRestore = (days: number): string =>
  plural(days, {
    one: 'يمكن استعادة المؤتمر المحذوف خلال يوم واحد، مع كل ما يتبعه.',
    two: 'يمكن استعادة المؤتمر المحذوف خلال يومين، مع كل ما يتبعه.',
    few: `يمكن استعادة المؤتمر المحذوف خلال ${days} أيام، مع كل ما يتبعه.`,
    other: `يمكن استعادة المؤتمر المحذوف خلال ${days} يوما، مع كل ما يتبعه.`,
  });
