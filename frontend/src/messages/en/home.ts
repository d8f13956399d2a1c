import { plural } from './language';

export const whoWeAre = 'Who we are';
export const aboutSite = 'About {site}';
export const readOurResearch = 'Read our research';
export const seeTheConferences = 'See the conferences';

/** Read out as the kind of the element. */
export const carousel = 'carousel';
export const slide = 'slide';
export const pictures = 'Pictures';
export const stripOfPictures = 'Strip of pictures';
export const previousPictures = 'Previous pictures';
export const nextPictures = 'Next pictures';
export const play = 'Play';
export const pause = 'Pause';

export const happeningNow = 'Happening now';
export const nextConference = 'Next conference';
export const registerBy = (day: string): string => `Register by ${day}`;
export const aboutTheConference = 'About the conference';

export const research = 'Research';
export const latestPublications = 'Latest publications';
export const allResearch = 'All research';
export const loadingResearch = 'Loading research...';

export const blog = 'Blog';
export const allPosts = 'All posts';
export const loadingPosts = 'Loading posts...';
export const postsFailed = 'Failed to load blog posts';

export const podcast = 'Podcast';
export const conversations = 'Conversations to listen to';
export const allEpisodes = 'All episodes';
export const loadingEpisodes = 'Loading episodes...';
export const episodesFailed = 'Failed to load podcast episodes';
export const tryAgainLater = 'Please try again later';

export const alongTheWay = 'Along the way';
export const milestones = 'Milestones';
export const ourJourney = 'Our journey';

export const endorsements = 'Endorsements';
export const whatOthersSay = 'What others say';
export const chooseEndorsement = 'Choose an endorsement';
export const previousEndorsement = 'Previous endorsement';
export const nextEndorsement = 'Next endorsement';
export const endorsementBy = (number: number, name: string): string => `Endorsement ${number}, by ${name}`;
export const slideOf = (number: number, count: number): string => `${number} of ${count}`;

export const follow = 'Follow';
export const stayInTheConversation = 'Stay in the conversation';
export const fromOurGatherings = 'From our gatherings';
export const followOnInstagram = 'Follow us on Instagram';
export const picturesOnInstagram = 'Pictures of our conferences and seminars are on Instagram.';
export const loadingPhotos = 'Loading posts...';
export const postOf = (day: string): string => `Post of ${day}`;
export const mediaNotAvailable = 'Media not available';
export const video = 'Video';
export const album = 'Album';
/** Read out behind the number. */
export const likes = (count: number): string => plural(count, 'like', 'likes');
export const comments = (count: number): string => plural(count, 'comment', 'comments');
