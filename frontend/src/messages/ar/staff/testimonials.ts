export const description = 'أقوال عن الشبكة، تظهر واحدة تلو الأخرى في الصفحة الرئيسية.';
export const testimonial = 'الشهادة';
export const noTestimonials = 'لا شهادات بعد';
export const emptyText = 'لا يظهر شيء في الصفحة الرئيسية إلى أن تضيف شهادة.';
export const deleteWarning = 'تختفي الشهادة من الصفحة الرئيسية فورا. يمكنك التراجع عن ذلك.';
export const activeHelp = 'لا تظهر في الصفحة الرئيسية إلا الشهادات المفعلة.';

export const helpEnter = 'أدخل الاسم والشهادة. اللقب والمؤسسة والبلد اختيارية وتظهر تحت الاسم.';
export const helpPortrait = 'ارفع صورة شخصية أو اختر صورة مخزنة. وإن لم توجد ظهرت صورة محايدة.';
export const helpOrder = 'اسحب العنصر من مقبضه لتغيير الترتيب، أو استخدم الأسهم. تظهر أولا أول شهادة مفعلة.';

export const testimonialHelp = 'بالكلمات الأصلية، دون علامات اقتباس.';
/** Of a person, such as 'Professor'. */
export const personTitle = 'اللقب';
