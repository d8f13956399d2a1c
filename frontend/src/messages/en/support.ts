export const title = 'Support Us';
export const description = 'Help us make the case for freedom from within the Islamic tradition.';
export const supportUs = 'Support us';
export const helpTheConversation = 'Help the conversation go on';
export const peopleLikeYou =
  'We are a non-profit network. Research, conferences and everything on these pages exist because people like you give.';

export const ourVision = 'Our Vision';
export const faithfulAndFree = 'A Muslim world in which nobody has to choose between being faithful and being free.';
export const ideasTravel =
  'Ideas travel when people meet. Every seat we can offer to a young scholar is an argument that will be carried home.';

export const whySupport = 'Why Support';
export const independence = 'Independent scholarship';
export const independenceText =
  'Our research belongs to no party and no government. Gifts of many sizes keep it that way.';
export const aPlace = 'A place at the table';
export const aPlaceText =
  'Your support brings students and early-career scholars to our conferences, whatever their passport or purse.';
export const openness = 'Open to everybody';
export const opennessText = 'What we publish is free to read. You help to edit, translate and spread it.';

export const whatAGiftDoes = 'What a gift does';
export const writeToUs = 'Write to us';
export const tellUs =
  'Tell us what you would like to make possible. We will answer with ways to give and what your gift would do.';

export const ourImpact = 'Our Impact';
export const conferences = 'conferences';
export const books = 'books';
export const scholars = 'scholars';
export const years = 'years';
export const moreThan = (years: number): string => `${years}+`;
