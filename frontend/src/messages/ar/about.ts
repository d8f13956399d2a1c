import type { TeamSection } from '@majlis/contracts/choices';

export const title = 'من نحن';
export const description = (site: string): string => `${site}: من نحن، ورسالتنا، ومحورنا.`;
export const aboutUs = 'عن الشبكة';
export const aRoom = 'مجلس يلتقي فيه الناس ليفكروا معا';

export const since2011 = 'منذ عام 2011';
export const bringsTogether =
  'تجمع شبكة {site} علماء وطلابا ومواطنين يرون أن الإيمان والحرية متلازمان، ويحرصون على بيان ذلك بالحجة في صحبة طيبة.';
export const founded =
  'تأسسنا عام 2011، ونحن منظمة غير ربحية مسجلة في ماليزيا. يعمل زملاؤنا في الجامعات والمحاكم وغرف الأخبار والمجتمع المدني في بلدان كثيرة. وهم يكتبون بعضهم لبعض، ولكل من يريد أن يفهم كيف تستمد الحرية الدينية والاقتصادية والسياسية من مصادر الإسلام وكيف تعاش اليوم.';
export const majlis =
  'ننشر الأبحاث ونعقد المؤتمرات ونبقي الحوار متصلا بينها. والمجلس هو المكان الذي يجلس فيه الناس للحديث، ولا يشترط فيمن يأخذ مكانه في مجلسنا أن يوافقنا فيما ننتهي إليه.';

export const whatWeWorkFor = 'ما نعمل من أجله';
export const mission = 'رسالتنا ومحورنا';
export const missionStatement =
  'أن نقيم الحجة للحرية من داخل التراث الإسلامي، بعلم يمكن التحقق منه وحوار مفتوح للجميع.';
export const religiousFreedom = 'الحرية الدينية';
export const religiousFreedomText =
  'الإيمان المكره عليه ليس إيمانا. ندرس كيف يصان الضمير في المصادر والقانون وحياة المجتمعات المسلمة، وما يلزم لصيانة ضمائر الآخرين.';
export const economicFreedom = 'الحرية الاقتصادية';
export const economicFreedomText =
  'كانت التجارة الأمينة والملكية المصونة والأسواق المفتوحة منذ زمن بعيد جزءا من التراث الإسلامي. ونسأل كيف يمكن أن تخدم اليوم الفقراء كما تخدم أصحاب المبادرة.';
export const politicalFreedom = 'الحرية السياسية';
export const politicalFreedomText =
  'الحكام مسؤولون أمام القانون وأمام من يحكمونهم. نبحث عن جذور الشورى والمساءلة والحكم المقيد، وعن المؤسسات التي تبقيها حية.';

export const ourJourney = 'مسيرتنا';
export const thePeople = 'القائمون على الشبكة';
export const ourTeam = 'فريقنا';
export const teamSections: Record<TeamSection, string> = {
  'Management Team': 'فريق الإدارة',
  Council: 'المجلس',
  Advisors: 'المستشارون',
  Fellows: 'الزملاء',
};

export const joinOurMission = 'شارك في رسالتنا';
export const readAndFollow = 'اقرأ ما توصل إليه زملاؤنا، وتابع النقاش، وأسهم فيه بصوتك.';
export const exploreOurResearch = 'استكشف أبحاثنا';
export const readTheBlog = 'اقرأ المدونة';
