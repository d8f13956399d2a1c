export const description = 'المؤسسات في تذييل كل صفحة.';
export const noWebsite = 'لا يوجد';
export const noPartners = 'لا شركاء بعد';
export const emptyText = 'لا يظهر شيء في التذييل إلى أن تضيف شريكا.';
export const deleteWarning = 'يختفي الشريك من تذييل كل الصفحات فورا. يمكنك التراجع عن ذلك.';
export const activeHelp = 'لا يظهر في التذييل إلا الشركاء المفعلون.';

export const helpEnter = 'أدخل الاسم وارفع الشعار. وإذا أضفت الموقع الإلكتروني صار الاسم رابطا إليه.';
export const helpLogos = 'الشعارات أوضح على خلفية سادة أو شفافة. وهي تظهر صغيرة متجاورة.';
export const helpBackground = 'تظهر الشعارات على خلفية فاتحة: إن كان الشعار أبيض فارفع نسخته الداكنة.';
export const helpOrder = 'اسحب العنصر من مقبضه لتغيير الترتيب، أو استخدم الأسهم. الشركاء غير المفعلين لا يظهرون.';
