export const sampleConference = '/conferences/conscience-and-the-common-good';

/** Pages of every kind that the sample content has, without those of sessions and speakers. */
export const mainPages = [
  '/',
  '/about',
  '/research',
  '/blog',
  '/podcasts',
  '/podcasts/the-judge-who-said-no',
  '/conferences',
  sampleConference,
  '/support',
  '/contact',
  '/conferences/ethics-of-the-market',
];
