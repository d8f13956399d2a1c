/** Read out behind 'Hide', hence the space. */
export const ofGuide = ' الدليل';
export const writeTexts = 'كتابة النصوص';
export const writeTextsHelp = 'عدل العناوين ونص التعريف بنا وعناوين الاتصال والروابط في قسم {link}.';
export const chooseImages = 'اختيار الصور';
export const chooseImagesHelp = 'ارفع صورا عريضة في قسم {link} ورتبها.';
export const announceConference = 'الإعلان عن مؤتمر';
export const announceConferenceHelp = 'أنشئ صفحته وجلساته ومتحدثيه وأوراقه في قسم {link}، ثم انشره.';
export const done = 'تم';
