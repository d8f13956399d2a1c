import type { teamSections } from '@majlis/contracts/choices';

export const description = 'الأشخاص في صفحة «من نحن»، في أربعة أقسام.';
export const noTeamMembers = 'لا أعضاء في الفريق بعد';
export const emptyText = 'لا تعرض صفحة «من نحن» فريقا إلى أن تضيف عضوا.';
export const deleteWarning = 'يختفي العضو من صفحة «من نحن» فورا. يمكنك التراجع عن ذلك.';
export const inNoSection = 'ليس في أي قسم، فلا يظهر';

export const helpEnter = 'أدخل الاسم والمنصب، واختر الصورة الشخصية، وحدد الأقسام. يمكن أن يكون الشخص في أكثر من قسم.';
export const helpProfile = 'تعرض الصفحة أول 200 حرف من النبذة الطويلة، ويعرض زر «اقرأ المزيد» الباقي.';
export const helpOrder =
  'اسحب العنصر من مقبضه لتغيير الترتيب، أو استخدم الأسهم. يعرض كل قسم من الصفحة أعضاءه بهذا الترتيب.';

export const profile = 'النبذة';
export const profileHelp = 'تعرض الصفحة أول 200 حرف، والباقي بعد «اقرأ المزيد».';
export const profileImage = 'الصورة الشخصية';
export const chosenProfileImage = 'الصورة الشخصية المختارة';
export const noPreview = 'لا معاينة';
export const imageFirst = 'يرجى رفع صورة أولا';
export const imageRequired = 'الصورة الشخصية مطلوبة';
export const activeHelp = 'لا يظهر في صفحة «من نحن» إلا الأعضاء المفعلون.';
export const sectionsHelp = 'الأقسام التي يظهر فيها هذا الشخص في صفحة «من نحن». ومن ليس في قسم لا يظهر.';
export const sectionNames: Record<(typeof teamSections)[number], string> = {
  'Management Team': 'فريق الإدارة',
  Council: 'المجلس',
  Advisors: 'المستشارون',
  Fellows: 'الزملاء',
};
