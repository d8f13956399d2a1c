/** The pages that the site always has, without the prefix of a language. */
export const mainPages = [
  '/',
  '/about',
  '/research',
  '/blog',
  '/podcasts',
  '/conferences',
  '/speakers',
  '/support',
  '/contact',
];
