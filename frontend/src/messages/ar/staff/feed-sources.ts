import type { FeedKind } from '@majlis/contracts/feed-sources';

// What the overview and the status page say of the sources, too.

export const kinds: Record<FeedKind, string> = {
  research: 'الأبحاث',
  blog: 'المدونة',
  podcast: 'البودكاست',
  instagram: 'Instagram',
};

export const justNow = 'الآن';
export const inAMoment = 'بعد لحظات';

export const failing = (reason: string): string => `متعطل: ${reason}`;
export const notChecked = 'لم يفحص بعد';
export const staleSince = (time: string): string => `لم يقرأ منذ ${time}`;
export const upToDate = 'محدث';

/** '2 new, 1 changed' */
export const changes = (added: number, changed: number): string =>
  [added > 0 && `الجديد: ${added}`, changed > 0 && `المتغير: ${changed}`].filter(Boolean).join('، ') || 'لا جديد';

/** They continue a sentence. */
export const errors = {
  tokenExpired: 'انتهت صلاحية رمز Instagram؛ اطلب ممن يشغل هذا الموقع أن ينشئ رمزا جديدا وأن يضعه في INSTAGRAM_TOKEN',
  tokenRejected: 'لم يعد Instagram يقبل الرمز',
  gone: 'لم يعد في هذا العنوان شيء، وربما نقل إلى عنوان آخر',
  forbidden: 'لا يسمح لنا خادمه بقراءته',
  tooOften: 'يطلب خادمه أن نقلل القراءة، ونحن ننتظر المدة التي يحددها',
  serverError: 'يبلغ خادمه عن خطأ لديه',
  emptyRedirect: 'يحيل خادمه إلى عنوان آخر دون أن يذكره',
  refused: 'رفض خادمه الطلب',
  tooComplicated: 'هو أكبر أو أعقد من أن يقرأ في الوقت المتاح',
  timeout: 'لم يستجب خادمه في الوقت المحدد',
  tooLarge: 'الاستجابة أكبر مما ينبغي أن تكون عليه الخلاصة',
  webPage: 'هذه صفحة ويب لا خلاصتها، فاطلب من ناشره عنوان الخلاصة',
  json: 'هذه الخلاصة بصيغة JSON، فاطلب من ناشره عنوان الخلاصة بصيغة RSS أو Atom',
  empty: 'أرسل خادمه استجابة فارغة، فإن استمر ذلك فأبلغ ناشره',
  breaksOff: 'تنقطع الخلاصة قبل نهايتها، فإن استمر ذلك فأبلغ ناشره',
  entities: 'تعرف الخلاصة اختصارات خاصة بها (entities) لا تؤمن قراءتها، فاطلب من ناشره حذفها',
  noChannel: 'ليس في الخلاصة قناة ولا عناصر، فاطلب من ناشره تصحيحها',
  neither: 'الاستجابة ليست بصيغة RSS ولا Atom، فاطلب من ناشره عنوان الخلاصة',
  structure: 'بنية الخلاصة لا يمكن قراءتها، فاطلب من ناشره أن يفحصها بأداة تدقيق الخلاصات',
  encoding: 'في الخلاصة حروف تالفة، أو أنها تذكر ترميزا خاطئا، فاطلب من ناشره تصحيحها',
  notFeed: 'الاستجابة ليست خلاصة، ولعلها صفحة ويب عادية',
  privateNetwork: 'يقود العنوان إلى شبكة خاصة، ونحن لا نقرأ منها',
  port: 'يستخدم العنوان منفذا غير مسموح به',
  insecureRedirect: 'يحيل خادمه إلى عنوان غير آمن',
  endlessRedirects: 'يحيل خادمه من عنوان إلى آخر بلا نهاية',
  noServer: 'لا خادم بهذا الاسم، أو تعذر البحث عن الاسم الآن',
  certificate: 'شهادة خادمه غير صالحة',
  unreachable: 'تعذر الوصول إلى خادمه',
  connectionLost: 'انقطع الاتصال',
  damaged: 'تلفت الاستجابة في طريقها',
  notPublic: 'العنوان ليس عنوان صفحة عامة',
  unexpected: 'حدث خطأ غير متوقع',
};
