/** Explains the error messages of the feeds service to staff who do not run servers. The first match wins. */
const explanations: [RegExp, string][] = [
  [/\bstatus (404|410)\b/, 'there is nothing at this address any more; it may have moved'],
  [/\bstatus (401|403|451)\b/, 'its server does not let us read it'],
  [/\bstatus 429\b/, 'its server asks us to read less often; we wait as long as it says'],
  [/\bstatus 5\d\d\b/, 'its server reports an error of its own'],
  [/\bstatus 3\d\d\b/, 'its server redirects without saying where to'],
  [/\bstatus \d+/, 'its server refused the request'],
  [/took longer than/i, 'it is too large or too complicated to be read in time'],
  [/\bwithin \d+ ms\b|time(d )?-?out/i, 'its server did not respond in time'],
  [/larger than|heap|A worker ended by/i, 'the response is too large for a feed'],
  [/Headers? Overflow/i, 'the response is too large for a feed'],
  [
    /readable feed: it is a web page/,
    'this is a web page, not its feed; ask its publisher for the address of the feed',
  ],
  [/readable feed: it is JSON/, 'this is a JSON feed; ask its publisher for the address of an RSS or Atom feed'],
  [/readable feed: the response is empty/, 'its server sent an empty response; if that lasts, tell its publisher'],
  [/readable feed: it breaks off/, 'the feed breaks off before its end; if that lasts, tell its publisher'],
  [
    /readable feed: it defines entities/,
    'the feed defines abbreviations of its own (entities), which are not safe to read; ask its publisher to leave them out',
  ],
  [/readable feed: it has neither/, 'the feed has no channel and no items; ask its publisher to correct it'],
  [
    /readable feed: it is neither/,
    'the response is neither RSS nor Atom; ask its publisher for the address of the feed',
  ],
  [
    /readable feed: its structure/,
    'the feed is built in a way that cannot be read; ask its publisher to check it with a feed validator',
  ],
  [
    /text is invalid as/,
    'letters of the feed are damaged, or it names the wrong encoding; ask its publisher to correct it',
  ],
  [/not a readable (feed|response)|not the response of/i, 'the response is not a feed, perhaps an ordinary web page'],
  [/not a public address/i, 'the address leads into a private network, where we do not read'],
  [/is not a web port/i, 'the address uses a port that is not allowed'],
  [/from https to http\b/i, 'its server redirects to an address that is not secure'],
  [/redirected more than/i, 'its server redirects from one address to the next without end'],
  [
    /ENOTFOUND|EAI_AGAIN|getaddrinfo|has no address/,
    'no server has this name, or the name cannot be looked up just now',
  ],
  [/certificate|altname|self-signed|\b(SSL|TLS)\b|EPROTO/i, 'the certificate of its server is not valid'],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/, 'its server cannot be reached'],
  [/ECONNRESET|EPIPE|socket|other side closed|terminated|aborted/i, 'the connection broke off'],
  [/content-length|incorrect|unexpected end|\bzlib\b|invalid/i, 'the response was damaged on its way'],
  [/http or https|credentials|address is not valid/i, 'the address is not that of a public page'],
];

const tokenRejected = /\bstatus (400|401|403|190)\b/;

type Failure = { kind: string; error: string | null };

export function describeFeedError({ kind, error }: Failure): string {
  if (error === null) return '';
  if (kind === 'instagram' && tokenRejected.test(error)) return 'Instagram does not accept the token any more';
  return explanations.find(([pattern]) => pattern.test(error))?.[1] ?? 'something unexpected went wrong';
}
