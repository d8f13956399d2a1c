import { isolate } from '../../../ui/text/isolate';
import { plural } from '../language';

export const description = 'أضف الشخص مرة واحدة، ثم عينه في جلسات أي مؤتمر.';
export const noSpeakers = 'لا متحدثين بعد';
export const emptyText = 'أضف المتحدثين هنا، ثم عينهم في الجلسات.';

export const filterByConference = 'تصفية حسب المؤتمر';
export const allConferences = 'جميع المؤتمرات';
export const completeOrNot = 'المكتمل وغيره';
export const missing: Record<'biography' | 'portrait' | 'sessions', string> = {
  biography: 'بلا سيرة',
  portrait: 'بلا صورة شخصية',
  sessions: 'بلا جلسات',
};
export const sortBy = 'الترتيب حسب';
export const byLastName = 'حسب اسم العائلة';
export const bySessionCount = 'الأكثر جلسات أولا';
export const someSpeakers = (count: number, total: string): string => `${count} من ${total}`;
export const noMatch = 'لا متحدثين مطابقين.';

export const mailMerge = 'دمج المراسلات (CSV)';
export const mailMergeFailed = 'تعذر تصدير المتحدثين';

export const noSessions = 'لا جلسات';
export const viewPage = 'عرض الصفحة';
/** Read out behind it, hence the space. */
export const ofSpeaker = (name: string): string => ` – ${name}`;
export const mergeWith = 'دمج مع…';
export const mergeSpeakerWith = (name: string): string => `دمج ${name} مع…`;

// Before a speaker is deleted:
export const sessionsNotChecked = 'تعذرت معرفة الجلسات التي يتحدث فيها هذا الشخص. وهي ستفقد هذا المتحدث.';
/** Some of the sessions are named, the others counted. */
export const speaksIn = (named: { title: string; conferenceTitle: string }[], others: number): string => {
  const quoted = named.map(({ title, conferenceTitle }) => `«${isolate(title)}» (${isolate(conferenceTitle)})`);
  const unnamed = plural(others, {
    one: 'جلسة أخرى',
    two: 'جلستين أخريين',
    few: `${others} جلسات أخرى`,
    other: `${others} جلسة أخرى`,
  });
  const list = [...quoted, ...(others > 0 ? [unnamed] : [])].join(' و');
  const removed = plural(named.length + others, { one: 'هذه الجلسة', two: 'هاتين الجلستين', other: 'هذه الجلسات' });
  return `يتحدث هذا الشخص في ${list}. ويزيل الحذف المتحدث من ${removed}.`;
};
