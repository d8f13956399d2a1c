import { describeFeedError } from './describe-feed-error';

const nowhere = 'there is nothing at this address any more; it may have moved';
const late = 'its server did not respond in time';
const huge = 'the response is too large for a feed';
const lost = 'the connection broke off';
const damaged = 'the response was damaged on its way';
const secret = 'the certificate of its server is not valid';
const unsuitable = 'the address is not that of a public page';

test.each([
  ['Answered with status 404', nowhere],
  ['Answered with status 410', nowhere],
  ['Answered with status 401', 'its server does not let us read it'],
  ['Answered with status 403', 'its server does not let us read it'],
  ['Answered with status 429', 'its server asks us to read less often; we wait as long as it says'],
  ['Answered with status 500', 'its server reports an error of its own'],
  ['Answered with status 503', 'its server reports an error of its own'],
  ['Answered with status 302', 'its server redirects without saying where to'],
  ['Answered with status 418', 'its server refused the request'],
  ['No complete answer within 15000 ms', late],
  ['Headers Timeout Error', late],
  ['Connect Timeout Error (attempted address: journal.example:443, timeout: 3000ms)', late],
  [
    '@majlis/feeds/refresh/parse-worker took longer than 5000 ms',
    'it is too large or too complicated to be read in time',
  ],
  ['The answer is larger than 10485760 bytes', huge],
  ['Headers Overflow Error', huge],
  ['A worker ended by SIGABRT', huge],
  ['Not a readable feed: Unexpected close tag', 'the response is not a feed, perhaps an ordinary web page'],
  [
    'Not a readable feed: it is a web page',
    'this is a web page, not its feed; ask its publisher for the address of the feed',
  ],
  [
    'Not a readable feed: it is JSON, and only RSS and Atom are read',
    'this is a JSON feed; ask its publisher for the address of an RSS or Atom feed',
  ],
  [
    'Not a readable feed: the response is empty',
    'its server sent an empty response; if that lasts, tell its publisher',
  ],
  [
    'Not a readable feed: it breaks off before its end',
    'the feed breaks off before its end; if that lasts, tell its publisher',
  ],
  [
    'Not a readable feed: it defines entities of its own',
    'the feed defines abbreviations of its own (entities), which are not safe to read; ask its publisher to leave them out',
  ],
  [
    'Not a readable feed: it has neither a channel nor items',
    'the feed has no channel and no items; ask its publisher to correct it',
  ],
  [
    'Not a readable feed: it is neither RSS nor Atom',
    'the response is neither RSS nor Atom; ask its publisher for the address of the feed',
  ],
  [
    'Not a readable feed: its structure cannot be understood',
    'the feed is built in a way that cannot be read; ask its publisher to check it with a feed validator',
  ],
  [
    'The text is invalid as utf-8',
    'letters of the feed are damaged, or it names the wrong encoding; ask its publisher to correct it',
  ],
  ['10.0.0.1 is not a public address', 'the address leads into a private network, where we do not read'],
  [
    'feeds.example is at 127.0.0.1, not a public address',
    'the address leads into a private network, where we do not read',
  ],
  ['Port 6379 is not a web port', 'the address uses a port that is not allowed'],
  ['Redirected from https to http', 'its server redirects to an address that is not secure'],
  ['Redirected more than 3 times', 'its server redirects from one address to the next without end'],
  ['getaddrinfo ENOTFOUND journal.example', 'no server has this name, or the name cannot be looked up just now'],
  ['connect ECONNREFUSED 127.0.0.1:50999', 'its server cannot be reached'],
  ['read ECONNRESET', lost],
  ['other side closed', lost],
  ['certificate has expired', secret],
  ["Hostname/IP does not match certificate's altnames: Host: a. is not in the cert's altnames", secret],
  ['incorrect header check', damaged],
  ['Response body does not match content-length header', damaged],
  ['The address has credentials in it', unsuitable],
  ['The address is not an http or https one', unsuitable],
  ['kaboom', 'something unexpected went wrong'],
])('%s is explained', (error, words) => {
  expect(describeFeedError({ kind: 'research', error })).toBe(words);
});

test('an expired Instagram token is explained as such', () => {
  const rejected = 'Instagram does not accept the token any more';
  expect(describeFeedError({ kind: 'instagram', error: 'Answered with status 400' })).toBe(rejected);
  expect(describeFeedError({ kind: 'instagram', error: 'The token was withdrawn (code 190, 460)' })).toBe(rejected);
  expect(describeFeedError({ kind: 'instagram', error: 'The token has expired (code 190)' })).toMatch(
    /^the Instagram token has expired; ask whoever runs this site to make a new one/,
  );
  expect(describeFeedError({ kind: 'instagram', error: 'Answered with status 500' })).not.toBe(rejected);
});
