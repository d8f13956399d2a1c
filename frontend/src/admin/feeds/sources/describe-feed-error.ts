import { errors } from '#messages/staff/feed-sources';

/** Explains the error messages of the feeds service to staff who do not run servers. The first match wins. */
const explanations: [RegExp, string][] = [
  [/\bstatus (404|410)\b/, errors.gone],
  [/\bstatus (401|403|451)\b/, errors.forbidden],
  [/\bstatus 429\b/, errors.tooOften],
  [/\bstatus 5\d\d\b/, errors.serverError],
  [/\bstatus 3\d\d\b/, errors.emptyRedirect],
  [/\bstatus \d+/, errors.refused],
  [/took longer than/i, errors.tooComplicated],
  [/\bwithin \d+ ms\b|time(d )?-?out/i, errors.timeout],
  [/larger than|heap|A worker ended by/i, errors.tooLarge],
  [/Headers? Overflow/i, errors.tooLarge],
  [/readable feed: it is a web page/, errors.webPage],
  [/readable feed: it is JSON/, errors.json],
  [/readable feed: the response is empty/, errors.empty],
  [/readable feed: it breaks off/, errors.breaksOff],
  [/readable feed: it defines entities/, errors.entities],
  [/readable feed: it has neither/, errors.noChannel],
  [/readable feed: it is neither/, errors.neither],
  [/readable feed: its structure/, errors.structure],
  [/text is invalid as/, errors.encoding],
  [/not a readable (feed|response)|not the response of/i, errors.notFeed],
  [/not a public address/i, errors.privateNetwork],
  [/is not a web port/i, errors.port],
  [/from https to http\b/i, errors.insecureRedirect],
  [/redirected more than/i, errors.endlessRedirects],
  [/ENOTFOUND|EAI_AGAIN|getaddrinfo|has no address/, errors.noServer],
  [/certificate|altname|self-signed|\b(SSL|TLS)\b|EPROTO/i, errors.certificate],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/, errors.unreachable],
  [/ECONNRESET|EPIPE|socket|other side closed|terminated|aborted/i, errors.connectionLost],
  [/content-length|incorrect|unexpected end|\bzlib\b|invalid/i, errors.damaged],
  [/http or https|credentials|address is not valid/i, errors.notPublic],
];

const tokenRejected = /\bstatus (400|401|403)\b(?! \(code (1|2|100)\))|token was withdrawn/;

type Failure = { kind: string; error: string | null };

export function describeFeedError({ kind, error }: Failure): string {
  if (error === null) return '';
  if (/token has expired/.test(error)) return errors.tokenExpired;
  if (kind === 'instagram' && tokenRejected.test(error)) return errors.tokenRejected;
  return explanations.find(([pattern]) => pattern.test(error))?.[1] ?? errors.unexpected;
}
