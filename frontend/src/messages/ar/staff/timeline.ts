export const description = 'المسيرة في صفحة «من نحن» والخط الزمني القصير في الصفحة الرئيسية.';
export const event = 'الحدث';
export const noEvents = 'لا أحداث في الخط الزمني بعد';
export const emptyText = 'لا تعرض صفحة «من نحن» مسيرة إلى أن تضيف حدثا.';
export const deleteWarning = 'يختفي الحدث من الخط الزمني فورا. يمكنك التراجع عن ذلك.';
export const activeHelp = 'لا تظهر في الموقع إلا الأحداث المفعلة.';
export const pageLabels: Record<'about' | 'home', string> = { about: 'من نحن', home: 'الصفحة الرئيسية' };

export const helpEnter =
  'أدخل السنة أو مدة مثل \u20662011-2013\u2069، وعنوانا قصيرا، وما جرى. واختر أن يظهر الحدث في المسيرة في صفحة «من نحن» أو في الصفحة الرئيسية.';
export const helpHighlights =
  'لإضافة قائمة بأبرز النقاط اترك سطرا فارغا، واكتب {heading} في السطر التالي، وابدأ كل سطر بعده بعلامة (• أو -). تعرض المعاينة النتيجة.';
export const helpOrder = 'اسحب العنصر من مقبضه لتغيير الترتيب، أو استخدم الأسهم. لكل صفحة ترتيبها الخاص، ويبدأ من 0.';

export const year = 'السنة';
export const yearHelp = 'سنة، أو مدة مثل \u20662011-2013\u2069.';
export const descriptionHelp = 'لإضافة أبرز النقاط اترك سطرا فارغا، واكتب {heading} وابدأ كل سطر بعده بالعلامة • أو -';
export const nothingToPreview = 'لا شيء للمعاينة بعد.';
export const page = 'الصفحة';
export const pageHelp = 'أين يظهر الحدث. لكل صفحة ترتيبها الخاص.';
