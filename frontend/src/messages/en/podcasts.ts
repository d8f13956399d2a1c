export const podcast = 'Podcast';
export const listen = 'Listen';
export const summary =
  'Unhurried conversations with scholars and practitioners on freedom, faith and how people live together.';
export const allEpisodes = 'All episodes';

export const episode = (number: number): string => `Episode ${number}`;
export const episodeShort = (number: number): string => `Ep. ${number}`;
/** '12 Mar 2026', where there is little space. */
export const shortenMonth = (day: string): string => day.replace(/(\p{L}{3})\p{L}+/u, '$1');
/** Read out before the time, hence the space. */
export const duration = 'Duration ';
export const pinned = 'Pinned';

export const episodes = 'Episodes';
export const searchEpisodes = 'Search episodes...';
export const loadingEpisodes = 'Loading episodes...';
export const episodesFailed = 'Failed to load episodes';
export const feedUnreachable = "We're having trouble connecting to the podcast feed. Please try again later.";
export const nothingFound = 'No episodes found';
export const firstOnTheirWay = 'The first conversations are on their way.';

export const episodeTitle = 'Episode';
export const loadingEpisode = 'Loading episode...';
export const episodeFailed = 'This episode could not be loaded';
export const episodeNotFound = 'Episode Not Found';
export const episodeMayHaveMoved = "The podcast episode you're looking for doesn't exist or may have been moved.";
export const openOnItsSite = 'Open on the podcast’s site';
export const listenOnItsSite = 'Listen on the podcast’s site';
export const aboutThisEpisode = 'About This Episode';
export const notesFailed = 'The notes of this episode could not be loaded.';
export const moreEpisodes = 'More Episodes';
export const othersFailed = 'The other episodes could not be loaded.';
