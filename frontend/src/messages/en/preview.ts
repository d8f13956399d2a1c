export const hasEnded = 'This preview has ended. Ask for a new link.';
export const notPublic = 'Preview of a draft. Not public.';
/** The time is one such as 'today at 10:30' or 'on 12 March 2026 at 10:30'. */
export const linkEnds = (time: string): string => `The link ends ${time}.`;
