export const description = 'صفحات تكتبها بنفسك، ومواضع روابطها في الموقع.';
export const noPages = 'لا صفحات بعد';
export const emptyText = 'أضف صفحة لكل ما ليس له مكان في الموقع بعد.';
export const deleteWarning = 'تختفي الصفحة من الموقع فورا. يمكنك التراجع عن ذلك.';
export const activeHelp = 'لا تظهر في الموقع إلا الصفحات المفعلة.';
export const placementLabels: Record<'footer' | 'menu' | 'none', string> = {
  footer: 'في تذييل الصفحات',
  menu: 'في قائمة «من نحن»',
  none: 'بلا رابط إليها',
};

export const helpWrite =
  'اكتب الصفحات التي ليست في الموقع بعد، مثل سياسة الخصوصية أو معلومات التأشيرة أو قواعد السلوك.';
export const helpAddress =
  'يتبع العنوان المختصر عنوان الصفحة إلى أن تغيره. وإذا غيرت العنوان المختصر لصفحة مفعلة أدى القديم إلى الجديد.';
export const helpPlace = 'اختر موضع الرابط إلى الصفحة: في التذييل، أو في قائمة «من نحن»، أو لا رابط إليها.';
export const helpOrder =
  'اسحب العنصر من مقبضه لتغيير ترتيب الروابط، أو استخدم الأسهم. الصفحات غير المفعلة لا تظهر في الموقع.';

export const text = 'النص';
export const picture = 'الصورة';
export const pictureHelp = 'تظهر كبيرة في أعلى الصفحة. الصور العريضة أنسب.';
export const metaDescription = 'الوصف لمحركات البحث';
export const metaDescriptionHelp = 'إذا ترك فارغا استخدمت الجملة الأولى من النص.';
export const placement = 'الرابط إلى هذه الصفحة';
export const placementHelp = 'يأتي بعد الروابط الثابتة. والصفحة التي لا رابط إليها يمكن فتحها بعنوانها.';
