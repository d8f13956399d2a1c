import type { IncomingMessage } from 'node:http';
import type { MutableResponse, MutableToken, TokenRequestIncomingMessage } from 'oauth2-mock-server';
import { Events, OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server';
import type { Account } from './accounts.js';
import type { Client } from './client.js';

type Grant = { account: Account; expires: number };

const codeLifetime = 60_000;

export type IdentityProvider = Awaited<ReturnType<typeof identityProvider>>;

/** OpenID Connect with keys of its own; `approve` marks a request for a code as answered by an account. */
export async function identityProvider(issuer: string, client: Client) {
  const grants = new Map<string, Grant>();
  const accessTokens = new Map<unknown, Account>();
  const approved = new WeakMap<IncomingMessage, Account>();
  const keys = new OAuth2Issuer();
  keys.url = issuer;
  await keys.keys.generate('RS256');
  const service = new OAuth2Service(keys);

  service.on(Events.BeforeAuthorizeRedirect, ({ url }: { url: URL }, request: IncomingMessage) => {
    const account = approved.get(request);
    const code = url.searchParams.get('code');
    if (account && code) grants.set(code, { account, expires: Date.now() + codeLifetime });
  });
  service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken, { body }: TokenRequestIncomingMessage) => {
    Object.assign(payload, claimsOf(grants.get(body.code ?? '')?.account));
  });
  service.on(Events.BeforeResponse, (response: MutableResponse, { body }: TokenRequestIncomingMessage) => {
    const grant = grants.get(body.code ?? '');
    grants.delete(body.code ?? '');
    const isGranted = grant && grant.expires > Date.now() && isFrom(client, body);
    if (isGranted && response.body) accessTokens.set(`Bearer ${String(response.body.access_token)}`, grant.account);
    else Object.assign(response, { statusCode: 400, body: { error: 'invalid_grant' } });
  });
  service.on(Events.BeforeUserinfo, (response: MutableResponse, { headers }: IncomingMessage) => {
    const account = accessTokens.get(headers.authorization);
    Object.assign(
      response,
      account ? { body: claimsOf(account) } : { statusCode: 401, body: { error: 'invalid_token' } },
    );
  });
  const approve = (request: IncomingMessage, account: Account) => approved.set(request, account);
  return { handle: service.requestHandler, approve };
}

// The library checks the verifier of a code only when one is sent.
function isFrom(client: Client, body: object): boolean {
  const given = new Map<string, unknown>(Object.entries(body));
  return (
    given.get('grant_type') === 'authorization_code' &&
    given.get('client_id') === client.clientId &&
    given.get('client_secret') === client.clientSecret &&
    given.get('redirect_uri') === client.redirectUri &&
    typeof given.get('code_verifier') === 'string'
  );
}

const claimsOf = (account: Account | undefined) =>
  account && { sub: account.subject, email: account.email, email_verified: true, name: account.name };
