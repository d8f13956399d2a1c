export const home = 'Home';
export const speakers = 'Speakers';
export const page = (number: string): string => `Page ${number}`;
export const changesToTheProgramme = 'Changes to the program';
export const proceedings = 'Proceedings';
export const podcastOf = (site: string): string => `${site} podcast`;
export const sessionOf = (title: string, conference: string): string => `${title}, a session of ${conference}`;
export const toBeAnnounced = 'To be announced';

const feeds = { research: 'research', blog: 'blog', podcast: 'podcast', conferences: 'conferences' };
export const feedTitle = (site: string, feed: keyof typeof feeds): string => `${site}: ${feeds[feed]}`;
export const changesFeedTitle = (conference: string): string => `${conference}: changes to the program`;
