export type Texts = {
  title: string;
  longTitle: string;
  sentence: string;
  paragraph: string;
  html: string;
  firstName: string;
  lastName: string;
  position: string;
  organization: string;
  city: string;
  tags: string[];
  words: string;
};

const english: Texts = {
  title: 'Faith and self-government',
  longTitle:
    'On the limits of obedience: how scholars of four cities argued about oaths, taxes and the duty to refuse an unjust order',
  sentence: 'Three days of papers on trust, contracts and fair exchange.',
  paragraph:
    'The network brings together scholars of law, history and economics who ask how free communities keep their word. ' +
    'Members read each other’s drafts, meet twice a year and publish what they agree on, and what they do not. ' +
    'Since the first meeting twelve people have become two hundred, from thirty countries.',
  html: '<h2>What remains open</h2><p>Two questions are <strong>not settled</strong>; see <a href="https://www.example.org/">the draft</a>.</p><ul><li>Who may release a promise?</li><li>When does silence mean consent?</li></ul><blockquote><p>A promise is a debt.</p></blockquote>',
  firstName: 'Salma',
  lastName: 'Idris',
  position: 'Professor of legal history',
  organization: 'University of Fes',
  city: 'Kuala Lumpur',
  tags: ['Law', 'History', 'Trade'],
  words: 'oaths',
};

const arabic: Texts = {
  title: 'الإيمان والحكم الذاتي',
  longTitle:
    'في حدود الطاعة: كيف تجادل علماء أربع مدن في الأيمان والضرائب وواجب رفض الأمر الجائر، وماذا بقي من جدالهم في كتب الفقه والتاريخ بعد خمسة قرون',
  sentence: 'ثلاثة أيام من الأوراق حول الثقة والعقود والتبادل العادل.',
  paragraph:
    'تجمع الشبكة باحثين في القانون والتاريخ والاقتصاد يسألون كيف تفي المجتمعات الحرة بعهودها. ' +
    'يقرأ الأعضاء مسودات بعضهم بعضا، ويجتمعون مرتين في السنة، وينشرون ما اتفقوا عليه وما اختلفوا فيه. ' +
    'ومنذ اللقاء الأول صار الاثنا عشر مئتين من ثلاثين بلدا، يكتبون ويترجمون ويعلّمون.',
  html: '<h2>ما بقي مفتوحا</h2><p>سؤالان <strong>لم يُحسما</strong>؛ انظر <a href="https://www.example.org/">المسودة</a>.</p><ul><li>من يملك أن يُحلّ من العهد؟</li><li>متى يكون السكوت رضا؟</li></ul><blockquote><p>الوعد دَين.</p></blockquote>',
  firstName: 'سلمى',
  lastName: 'الإدريسي',
  position: 'أستاذة تاريخ القانون',
  organization: 'جامعة القرويين',
  city: 'كوالالمبور',
  tags: ['القانون', 'التاريخ', 'التجارة'],
  words: 'الأيمان',
};

export const textsByDirection = { ltr: english, rtl: arabic };
