import { randomInt, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { MutableResponse, MutableToken, TokenRequestIncomingMessage } from 'oauth2-mock-server';
import { Events, OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server';
import { asManagedProcess, type ManagedProcess } from '../processes/program.js';
import { type Account, accounts, errorPage, signInPage, styleSource } from './sign-in-page.js';

type Client = { clientId: string; clientSecret: string; redirectUri: string };

export type SignInServer = ManagedProcess & {
  issuer: string;
  /** The page asks for this code, which only the console shows, so that other users of the machine cannot sign in. */
  code: string;
};

const codeLifetimeMs = 60_000;
const maxWrongCodes = 5;
const lockoutMs = 60_000;

const protocolPaths = ['/token', '/userinfo', '/jwks', '/.well-known/openid-configuration'];

export async function startSignInServer(port: number, client: Client): Promise<SignInServer> {
  if (process.env.NODE_ENV === 'production') throw new Error('The local sign-in page does not run in production.');
  // The issuer is an IP address, so that the browser never sends it cookies of `localhost`.
  const issuer = `http://127.0.0.1:${port}`;
  const code = String(randomInt(1_000_000)).padStart(6, '0').replace(/^.../, '$& ');
  const routes = {
    issuer,
    client,
    checkCode: createSignInCodeCheck(code),
    provider: await identityProvider(issuer, client),
  };
  const server = createServer((request, response) => {
    handle(routes, request, response).catch(() => response.writeHead(400).end());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { issuer, code, ...asManagedProcess(server) };
}

type Routes = {
  issuer: string;
  client: Client;
  checkCode: ReturnType<typeof createSignInCodeCheck>;
  provider: Awaited<ReturnType<typeof identityProvider>>;
};

async function handle(routes: Routes, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { issuer, client, checkCode, provider } = routes;
  const url = new URL(request.url ?? '/', issuer);
  const sendError = (status: number, errorMessage: string) =>
    sendPage(response, status, errorPage(errorMessage), "'none'");
  // The form's response redirects to the application, and browsers check redirects against form-action too.
  const sendForm = (status: number, selected?: string, errorMessage?: string) =>
    sendPage(response, status, signInPage(selected, errorMessage), `'self' ${new URL(client.redirectUri).origin}`);
  // A DNS rebinding attack would use another host name to read the responses.
  if (`http://${request.headers.host}` !== issuer) return sendError(421, 'This is not the address.');
  if (protocolPaths.includes(url.pathname)) return provider.handle(request, response);
  if (url.pathname !== '/authorize') return sendError(404, 'There is no such page.');
  const isForm = request.method === 'POST';
  if (isForm && request.headers.origin !== issuer) return sendError(403, 'This form was sent by another site.');
  const errorMessage = findRequestError(url.searchParams, client);
  if (errorMessage) return sendError(400, errorMessage);
  if (!isForm) return sendForm(200);
  const form = new URLSearchParams(await text(request));
  if (form.has('cancel')) return redirectCancelled(response, client, url.searchParams.get('state') ?? '');
  const account = accounts.find(({ email }) => email === form.get('account'));
  const codeError = checkCode(form.get('sign-in-code') ?? '');
  if (codeError) return sendForm(403, account?.email, codeError);
  if (!account) return sendError(400, 'There is no such account.');
  provider.approve(request, account);
  provider.handle(Object.assign(request, { method: 'GET' }), response);
}

function findRequestError(request: URLSearchParams, client: Client): string | undefined {
  const is = (name: string, value: string) => request.get(name) === value;
  if (!is('client_id', client.clientId)) return 'The application that asks is not known here.';
  if (!is('redirect_uri', client.redirectUri))
    return 'The response would go to an address that is not the application’s.';
  if (!is('response_type', 'code')) return 'Only the authorization code flow is offered.';
  if (!request.get('scope')?.split(' ').includes('openid')) return 'The scope openid is missing.';
  if (!request.get('state')) return 'The state is missing.';
  if (!is('code_challenge_method', 'S256') || !request.get('code_challenge'))
    return 'The S256 code challenge is missing.';
  return undefined;
}

function createSignInCodeCheck(code: string): (input: string) => string | undefined {
  const lockedMessage = 'Too many wrong codes. Wait a minute, then try again.';
  let [wrongCodes, lockedUntil] = [0, 0];
  return (input) => {
    if (Date.now() < lockedUntil) return lockedMessage;
    const [expected, parameters] = [code, input].map((each) => Buffer.from(each.replaceAll(/\s/g, '')));
    const isCorrect =
      expected && parameters && expected.length === parameters.length && timingSafeEqual(expected, parameters);
    wrongCodes = isCorrect ? 0 : (wrongCodes + 1) % maxWrongCodes;
    if (isCorrect) return undefined;
    if (wrongCodes > 0) return 'This is not the code. Look at the console that runs Majlis.';
    lockedUntil = Date.now() + lockoutMs;
    return lockedMessage;
  };
}

async function identityProvider(issuer: string, client: Client) {
  const approved = new WeakMap<IncomingMessage, Account>();
  const grants = new Map<string, { account: Account; expires: number }>();
  const accessTokens = new Map<unknown, Account>();
  const keys = new OAuth2Issuer();
  keys.url = issuer;
  await keys.keys.generate('RS256');
  const service = new OAuth2Service(keys);
  service.on(Events.BeforeAuthorizeRedirect, ({ url }: { url: URL }, request: IncomingMessage) => {
    const account = approved.get(request);
    const code = url.searchParams.get('code');
    if (account && code) grants.set(code, { account, expires: Date.now() + codeLifetimeMs });
  });
  service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken, { body }: TokenRequestIncomingMessage) => {
    Object.assign(payload, claimsOf(grants.get(body.code ?? '')?.account));
  });
  service.on(Events.BeforeResponse, (response: MutableResponse, { body }: TokenRequestIncomingMessage) => {
    const grant = grants.get(body.code ?? '');
    grants.delete(body.code ?? '');
    const isGranted = grant && grant.expires > Date.now() && isTokenRequestOf(client, body);
    if (isGranted && response.body) accessTokens.set(`Bearer ${String(response.body.access_token)}`, grant.account);
    else Object.assign(response, { statusCode: 400, body: { error: 'invalid_grant' } });
  });
  service.on(Events.BeforeUserinfo, (response: MutableResponse, { headers }: IncomingMessage) => {
    const claims = claimsOf(accessTokens.get(headers.authorization));
    Object.assign(response, claims ? { body: claims } : { statusCode: 401, body: { error: 'invalid_token' } });
  });
  const approve = (request: IncomingMessage, account: Account) => approved.set(request, account);
  return { handle: service.requestHandler, approve };
}

// The library checks the PKCE verifier only when the request has one.
function isTokenRequestOf(client: Client, body: object): boolean {
  const parameters = new Map<string, unknown>(Object.entries(body));
  return (
    parameters.get('grant_type') === 'authorization_code' &&
    parameters.get('client_id') === client.clientId &&
    parameters.get('client_secret') === client.clientSecret &&
    parameters.get('redirect_uri') === client.redirectUri &&
    typeof parameters.get('code_verifier') === 'string'
  );
}

const claimsOf = (account: Account | undefined) =>
  account && { sub: account.subject, email: account.email, email_verified: true, name: account.name };

function redirectCancelled(response: ServerResponse, { redirectUri }: Client, state: string): void {
  const target = new URL(redirectUri);
  target.search = new URLSearchParams({ error: 'access_denied', state }).toString();
  response.writeHead(303, { Location: target.href }).end();
}

function sendPage(response: ServerResponse, status: number, page: string, formAction: string): void {
  const sources = `default-src 'none'; style-src ${styleSource}; img-src data:`;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `${sources}; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  };
  response.writeHead(status, headers).end(page);
}
