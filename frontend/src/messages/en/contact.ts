export const title = 'Contact Us';
export const description = 'Write to us about partnerships, research, publications or anything else.';
export const contactUs = 'Contact us';
export const likeToHearFromYou = 'We would like to hear from you';
export const startsAConversation = 'A question, an idea, a correction: each of them starts a conversation.';

export const emailUs = 'Email Us';
export const writeAFewLines = 'Write us a few lines by email. A person reads every message.';
export const responseTime = 'We usually answer within 5 business days.';

export const whenToContactUs = 'When to Contact Us';
export const partnerships = 'Partnership opportunities';
export const partnershipsText =
  'Universities, institutes and foundations that would like to hold a conference or a course with us.';
export const inquiries = 'General inquiries';
export const inquiriesText = 'Questions about who we are, what we do and how to take part.';
export const publications = 'Research and publications';
export const publicationsText = 'Permissions, proposals, corrections, and requests to speak with an author.';
export const writeToUs = 'Write to us';
/** Read out instead, so that it has the words above in it. */
export const writeToUsAbout = (occasion: string): string => `Write to us about: ${occasion}`;
