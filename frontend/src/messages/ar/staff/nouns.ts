import type { Noun } from '../../../admin/crud/noun';
import { plural } from '../language';

type Forms = { one: string; two: string; few: string; many: string; indefinite: string; definite: string };

/** `many` is the form behind 11 to 99. */
const forms = (one: string, two: string, few: string, many = one): Forms => ({
  one,
  two,
  few,
  many,
  indefinite: one,
  definite: `ال${one}`,
});

const picture = forms('صورة', 'صورتان', 'صور');

const nouns: Record<Noun, Forms> = {
  'blog post': forms('تدوينة', 'تدوينتان', 'تدوينات'),
  conference: forms('مؤتمر', 'مؤتمران', 'مؤتمرات', 'مؤتمرا'),
  content: { ...forms('نص', 'نصان', 'نصوص', 'نصا'), indefinite: 'محتوى', definite: 'المحتوى' },
  document: forms('مستند', 'مستندان', 'مستندات', 'مستندا'),
  draft: forms('مسودة', 'مسودتان', 'مسودات'),
  episode: forms('حلقة', 'حلقتان', 'حلقات'),
  file: forms('ملف', 'ملفان', 'ملفات', 'ملفا'),
  'hero image': { ...picture, indefinite: 'صورة واجهة', definite: 'صورة الواجهة' },
  image: picture,
  page: forms('صفحة', 'صفحتان', 'صفحات'),
  partner: forms('شريك', 'شريكان', 'شركاء', 'شريكا'),
  photo: picture,
  publication: forms('منشور', 'منشوران', 'منشورات', 'منشورا'),
  room: forms('قاعة', 'قاعتان', 'قاعات'),
  session: forms('جلسة', 'جلستان', 'جلسات'),
  speaker: forms('متحدث', 'متحدثان', 'متحدثين', 'متحدثا'),
  'team member': {
    ...forms('عضو', 'عضوان', 'أعضاء', 'عضوا'),
    indefinite: 'عضو في الفريق',
    definite: 'عضو الفريق',
  },
  testimonial: forms('شهادة', 'شهادتان', 'شهادات'),
  'timeline event': forms('حدث', 'حدثان', 'أحداث', 'حدثا'),
};

const isFeminine = (word: string): boolean => word.endsWith('ة');

/** Where any of them is meant: 'Add speaker'. */
export const indefinite = (noun: Noun): string => nouns[noun].indefinite;
/** Where one of them is known: 'Speaker saved', 'this speaker'. */
export const definite = (noun: Noun): string => nouns[noun].definite;
export const several = (noun: Noun): string => nouns[noun].few;

const count = (number: number, { one, few, many }: Forms, two: string): string =>
  plural(number, {
    zero: `لا ${few}`,
    one: `${one} ${isFeminine(one) ? 'واحدة' : 'واحد'}`,
    two,
    few: `${number} ${few}`,
    many: `${number} ${many}`,
    other: `${number} ${one}`,
  });

/** '1 speaker', '5 speakers' */
export const counted = (number: number, noun: Noun): string => count(number, nouns[noun], nouns[noun].two);
/** The same behind a word that changes it, such as 'from' or 'Delete'. The number tells two from several. */
export const ofCounted = (number: number, noun: Noun): string => {
  const { one, two } = nouns[noun];
  return count(number, nouns[noun], `${two.replace(/ان$/, 'ين')} ${isFeminine(one) ? 'اثنتين' : 'اثنين'}`);
};
