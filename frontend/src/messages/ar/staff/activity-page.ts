import type { ActivityFilter } from '@majlis/contracts/activity';

export const description = 'جميع التغييرات ومن أجراها، في كل الأقسام، والأحدث أولا.';
/** What is loading. */
export const loadedActivity = 'النشاط';
export const help = [
  'يعرض زر «مقارنة» ما أحدثه التغيير كلمة كلمة، ويمكنه استعادة نسخة سابقة.',
  'يلغي زر «تراجع» التغيير كله. ولا يمكن التراجع إذا تغير الحقل نفسه بعد ذلك.',
  'يمكن التصفية بالشخص أو القسم أو الإجراء أو اليوم. ويحفظ «تصدير CSV» ما تعرضه التصفية.',
  'تدرج عمليات تسجيل الدخول أيضا، ويذكر سبب رفض ما رفض منها.',
];

export const person = 'الشخص';
export const everyone = 'الجميع';
export const section = 'القسم';
export const allSections = 'جميع الأقسام';
export const action = 'الإجراء';
export const allActions = 'جميع الإجراءات';
export const actions: Record<NonNullable<ActivityFilter['operation']>, string> = {
  create: 'إضافة',
  update: 'تعديل',
  delete: 'حذف',
  restore: 'استعادة',
  purge: 'حذف نهائي',
  'sign-in': 'تسجيل الدخول',
};
export const day = 'اليوم';
export const showAutomatic = 'إظهار التغييرات الآلية';

export const today = (day: string): string => `اليوم، ${day}`;
export const nothingMatches = 'لا شيء يطابق عوامل التصفية هذه.';
export const clearFilter = 'إزالة التصفية';
