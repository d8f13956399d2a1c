import type { FeedKind } from '@majlis/contracts/feed-sources';

// What the overview and the status page say of the sources, too.

export const kinds: Record<FeedKind, string> = {
  research: 'Research',
  blog: 'Blog',
  podcast: 'Podcast',
  instagram: 'Instagram',
};

export const justNow = 'just now';
export const inAMoment = 'in a moment';

export const failing = (reason: string): string => `Failing: ${reason}`;
export const notChecked = 'Not checked yet';
export const staleSince = (time: string): string => `Stale since ${time}`;
export const upToDate = 'Up to date';

/** '2 new, 1 changed' */
export const changes = (added: number, changed: number): string =>
  [added > 0 && `${added} new`, changed > 0 && `${changed} changed`].filter(Boolean).join(', ') || 'nothing new';

/** They continue a sentence. */
export const errors = {
  tokenExpired:
    'the Instagram token has expired; ask whoever runs this site to make a new one and to set it as INSTAGRAM_TOKEN',
  tokenRejected: 'Instagram does not accept the token any more',
  gone: 'there is nothing at this address any more; it may have moved',
  forbidden: 'its server does not let us read it',
  tooOften: 'its server asks us to read less often; we wait as long as it says',
  serverError: 'its server reports an error of its own',
  emptyRedirect: 'its server redirects without saying where to',
  refused: 'its server refused the request',
  tooComplicated: 'it is too large or too complicated to be read in time',
  timeout: 'its server did not respond in time',
  tooLarge: 'the response is too large for a feed',
  webPage: 'this is a web page, not its feed; ask its publisher for the address of the feed',
  json: 'this is a JSON feed; ask its publisher for the address of an RSS or Atom feed',
  empty: 'its server sent an empty response; if that lasts, tell its publisher',
  breaksOff: 'the feed breaks off before its end; if that lasts, tell its publisher',
  entities:
    'the feed defines abbreviations of its own (entities), which are not safe to read; ask its publisher to leave them out',
  noChannel: 'the feed has no channel and no items; ask its publisher to correct it',
  neither: 'the response is neither RSS nor Atom; ask its publisher for the address of the feed',
  structure: 'the feed is built in a way that cannot be read; ask its publisher to check it with a feed validator',
  encoding: 'letters of the feed are damaged, or it names the wrong encoding; ask its publisher to correct it',
  notFeed: 'the response is not a feed, perhaps an ordinary web page',
  privateNetwork: 'the address leads into a private network, where we do not read',
  port: 'the address uses a port that is not allowed',
  insecureRedirect: 'its server redirects to an address that is not secure',
  endlessRedirects: 'its server redirects from one address to the next without end',
  noServer: 'no server has this name, or the name cannot be looked up just now',
  certificate: 'the certificate of its server is not valid',
  unreachable: 'its server cannot be reached',
  connectionLost: 'the connection broke off',
  damaged: 'the response was damaged on its way',
  notPublic: 'the address is not that of a public page',
  unexpected: 'something unexpected went wrong',
};
