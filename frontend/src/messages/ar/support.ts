export const title = 'ادعمنا';
export const description = 'ساعدنا على إقامة الحجة للحرية من داخل التراث الإسلامي.';
export const supportUs = 'ادعمنا';
export const helpTheConversation = 'ساعد على أن يستمر الحوار';
export const peopleLikeYou =
  'نحن شبكة غير ربحية. وما الأبحاث والمؤتمرات وكل ما في هذه الصفحات إلا ثمرة عطاء أناس مثلك.';

export const ourVision = 'رؤيتنا';
export const faithfulAndFree = 'عالم مسلم لا يضطر فيه أحد إلى الاختيار بين أن يكون مؤمنا وأن يكون حرا.';
export const ideasTravel = 'تنتقل الأفكار حين يلتقي الناس. وكل مقعد نستطيع أن نقدمه لباحث شاب حجة يعود بها إلى بلده.';

export const whySupport = 'لماذا الدعم';
export const independence = 'بحث علمي مستقل';
export const independenceText = 'لا تنتمي أبحاثنا إلى حزب ولا إلى حكومة. والتبرعات على اختلاف أقدارها تبقيها كذلك.';
export const aPlace = 'مكان على المائدة';
export const aPlaceText =
  'بدعمك يأتي الطلاب والباحثون في مقتبل مسيرتهم إلى مؤتمراتنا، أيا كان جواز سفرهم أو قدرتهم المالية.';
export const openness = 'مفتوح للجميع';
export const opennessText = 'ما ننشره متاح للقراءة مجانا. وأنت تساعد على تحريره وترجمته ونشره.';

export const whatAGiftDoes = 'ما الذي يصنعه التبرع';
export const writeToUs = 'اكتب إلينا';
export const tellUs = 'أخبرنا بما تود أن تجعله ممكنا. وسنجيبك بسبل العطاء وبما سيحققه تبرعك.';

export const ourImpact = 'أثرنا';
export const conferences = 'مؤتمرات';
export const books = 'كتب';
export const scholars = 'باحثون';
export const years = 'سنوات';
export const moreThan = (years: number): string => `${years}+`;
