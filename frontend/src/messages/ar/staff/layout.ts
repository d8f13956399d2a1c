// The frame of the staff area: each of its visits loads these.

export const overview = 'نظرة عامة';
export const teamMembers = 'أعضاء الفريق';
export const contentChecks = 'فحص المحتوى';
export const activity = 'النشاط';
export const conferencePartners = 'شركاء المؤتمر';

export const find = 'بحث';
export const administrator = 'مدير الموقع';
export const signedInDevices = 'أجهزة تسجيل الدخول';
export const logout = 'تسجيل الخروج';
export const logOutEverywhere = 'تسجيل الخروج من جميع الأجهزة';
export const logOutEverywhereHelp = 'ينهي جميع جلسات هذا الحساب على جميع الأجهزة.';
export const staffLanguage = 'لغة منطقة الإدارة';

export const loading = 'يجري تحميل لوحة الإدارة...';
export const pageNotLoaded = 'تعذر تحميل هذه الصفحة';
export const reloadingHelps = 'ربما انقطع الاتصال، أو ثبت إصدار جديد للتو. تفيد إعادة التحميل عادة.';
export const offline = 'لا اتصال بالشبكة. تحمل الصفحة حين يعود الاتصال.';
export const reload = 'إعادة التحميل';
export const notReachable = 'تعذر الوصول إلى منطقة الإدارة';
export const serverDidNotRespond = 'لم يستجب الخادم. تحقق من اتصالك. فإن كان سليما فربما يعاد تشغيل الموقع الآن.';

export const sessionEndsAt = (time: string): string => `تنتهي جلسة الدخول في الساعة ${time}. احفظ عملك.`;
export const sessionEndsForGood = (time: string): string =>
  `تنتهي جلسة الدخول في الساعة ${time} ولا يمكن تمديدها: احفظ عملك ثم سجل الدخول مرة أخرى.`;
export const staySignedIn = 'تمديد جلسة الدخول';

export const logOutWithoutSaving = 'أتريد تسجيل الخروج دون حفظ؟';
export const draftsWillBeLost = 'ستفقد التغييرات غير المحفوظة المخزنة في هذا المتصفح.';
export const logoutFailed = 'تعذر تسجيل الخروج';
export const accessDenied = 'الدخول مرفوض. لا يدخل نظام إدارة المحتوى هذا إلا من له صلاحية.';

/** The name of a job in the place of a person's. */
export const automatic = (job: string): string => `${job} (آليا)`;
