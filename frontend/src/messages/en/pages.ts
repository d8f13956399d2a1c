export const pageNotFound = '404 Page Not Found';
export const didYouForget = 'Did you forget to add the page to the router?';
export const mayHaveMoved = 'The page may have moved, or the address may be mistyped.';
export const browseTheResearch = 'Browse the research';
export const suggestions = 'Perhaps you were looking for';
export const research = 'Papers and publications, free to read.';
export const conferences = 'Meetings to come, and those of the past.';
export const podcast = 'Conversations to listen to.';
export const whoWeAre = 'Our mission, our journey and our team.';

export const page = 'Page';
export const home = 'Home';
export const loading = 'Loading page...';
export const loadFailed = 'This page could not be loaded';
export const lastUpdated = 'Last updated {day}';
