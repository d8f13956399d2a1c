import { t } from '#messages/staff';

/** Explains the error messages of the feeds service to staff who do not run servers. The first match wins. */
const explanations: [RegExp, string][] = [
  [/\bstatus (404|410)\b/, t('feedSources.errors.gone')],
  [/\bstatus (401|403|451)\b/, t('feedSources.errors.forbidden')],
  [/\bstatus 429\b/, t('feedSources.errors.tooOften')],
  [/\bstatus 5\d\d\b/, t('feedSources.errors.serverError')],
  [/\bstatus 3\d\d\b/, t('feedSources.errors.emptyRedirect')],
  [/\bstatus \d+/, t('feedSources.errors.refused')],
  [/took longer than/i, t('feedSources.errors.tooComplicated')],
  [/\bwithin \d+ ms\b|time(d )?-?out/i, t('feedSources.errors.timeout')],
  [/larger than|heap|A worker ended by/i, t('feedSources.errors.tooLarge')],
  [/Headers? Overflow/i, t('feedSources.errors.tooLarge')],
  [/readable feed: it is a web page/, t('feedSources.errors.webPage')],
  [/readable feed: it is JSON/, t('feedSources.errors.json')],
  [/readable feed: the response is empty/, t('feedSources.errors.empty')],
  [/readable feed: it breaks off/, t('feedSources.errors.breaksOff')],
  [/readable feed: it defines entities/, t('feedSources.errors.entities')],
  [/readable feed: it has neither/, t('feedSources.errors.noChannel')],
  [/readable feed: it is neither/, t('feedSources.errors.neither')],
  [/readable feed: its structure/, t('feedSources.errors.structure')],
  [/text is invalid as/, t('feedSources.errors.encoding')],
  [/not a readable (feed|response)|not the response of/i, t('feedSources.errors.notFeed')],
  [/not a public address/i, t('feedSources.errors.privateNetwork')],
  [/is not a web port/i, t('feedSources.errors.port')],
  [/from https to http\b/i, t('feedSources.errors.insecureRedirect')],
  [/redirected more than/i, t('feedSources.errors.endlessRedirects')],
  [/ENOTFOUND|EAI_AGAIN|getaddrinfo|has no address/, t('feedSources.errors.noServer')],
  [/certificate|altname|self-signed|\b(SSL|TLS)\b|EPROTO/i, t('feedSources.errors.certificate')],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/, t('feedSources.errors.unreachable')],
  [/ECONNRESET|EPIPE|socket|other side closed|terminated|aborted/i, t('feedSources.errors.connectionLost')],
  [/content-length|incorrect|unexpected end|\bzlib\b|invalid/i, t('feedSources.errors.damaged')],
  [/http or https|credentials|address is not valid/i, t('feedSources.errors.notPublic')],
];

const tokenRejected = /\bstatus (400|401|403)\b(?! \(code (1|2|100)\))|token was withdrawn/;

type Failure = { kind: string; error: string | null };

export function describeFeedError({ kind, error }: Failure): string {
  if (error === null) return '';
  if (/token has expired/.test(error)) return t('feedSources.errors.tokenExpired');
  if (kind === 'instagram' && tokenRejected.test(error)) return t('feedSources.errors.tokenRejected');
  return explanations.find(([pattern]) => pattern.test(error))?.[1] ?? t('feedSources.errors.unexpected');
}
