import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { accounts } from './accounts.js';
import { type Client, mistakeIn } from './client.js';
import type { IdentityProvider } from './identity-provider.js';
import { refusalPage, signInPage } from './page.js';
import { readForm } from './read-form.js';
import type { SignInCode } from './sign-in-code.js';
import { styleSheet } from './style-sheet.js';

const require = createRequire(import.meta.url);
const fonts = new Map(
  ['source-serif-4', 'inter'].map((face) => [
    `/fonts/${face}.woff2`,
    require.resolve(`@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`),
  ]),
);

const mistakes = {
  wrong: 'This is not the code. Look at the console that runs Majlis.',
  paused: 'Too many wrong codes. Wait a minute, then try again.',
};

/** What the sign-in server answers at each address; protocol calls go to the identity provider. */
export class SignInRoutes {
  constructor(
    private readonly issuer: string,
    private readonly client: Client,
    private readonly code: SignInCode,
    private readonly provider: IdentityProvider,
  ) {}

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.issuer);
    // Another name for this address would let another site's pages read the answers.
    if (`http://${request.headers.host}` !== this.issuer) return refuse(response, 421, 'This is not the address.');
    const font = fonts.get(url.pathname);
    switch (`${request.method} ${url.pathname}`) {
      case 'GET /authorize':
        return this.ask(response, url.searchParams);
      case 'POST /authorize':
        return this.decide(request, response);
      case 'GET /sign-in.css':
        return send(response.setHeader('Content-Type', 'text/css; charset=utf-8'), 200, styleSheet);
      case 'POST /token':
      case 'GET /userinfo':
      case 'GET /jwks':
      case 'GET /.well-known/openid-configuration':
        return this.provider.handle(request, response);
    }
    if (!font) return refuse(response, 404, 'There is no such page.');
    createReadStream(font).pipe(response.setHeader('Content-Type', 'font/woff2'));
  }

  private ask(response: ServerResponse, request: URLSearchParams) {
    const mistake = mistakeIn(request, this.client);
    if (mistake) return refuse(response, 400, mistake);
    this.show(response, 200, { request, chosen: accounts[0]?.email ?? '' });
  }

  private async decide(incoming: IncomingMessage, response: ServerResponse) {
    if (incoming.headers.origin !== this.issuer) return refuse(response, 403, 'This form was sent by another site.');
    const { answer, request } = await readForm(incoming);
    const mistake = mistakeIn(request, this.client);
    if (mistake) return refuse(response, 400, mistake);
    if (answer.has('cancel')) return this.sendBackCancelled(response, request);
    const chosen = answer.get('account') ?? '';
    const account = accounts.find(({ email }) => email === chosen);
    const verdict = this.code.check(answer.get('sign-in-code') ?? '');
    if (verdict !== 'right') return this.show(response, 403, { request, chosen, mistake: mistakes[verdict] });
    if (!account) return refuse(response, 400, 'There is no such account.');
    this.provider.approve(incoming, account);
    this.provider.handle(Object.assign(incoming, { method: 'GET', url: `/authorize?${request.toString()}` }), response);
  }

  private sendBackCancelled(response: ServerResponse, request: URLSearchParams): void {
    const back = new URL(this.client.redirectUri);
    back.searchParams.set('error', 'access_denied');
    back.searchParams.set('state', request.get('state') ?? '');
    response.writeHead(303, { Location: back.href }).end();
  }

  private show(response: ServerResponse, status: number, page: Parameters<typeof signInPage>[0]): void {
    // The form's answer leads back to the application, which the browser checks against form-action too.
    sendPage(response, status, signInPage(page), `'self' ${new URL(this.client.redirectUri).origin}`);
  }
}

const refuse = (response: ServerResponse, status: number, mistake: string) =>
  sendPage(response, status, refusalPage(mistake), "'none'");

function sendPage(response: ServerResponse, status: number, page: string, formAction: string): void {
  const sources = "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:";
  response.setHeaders(
    new Headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `${sources}; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    }),
  );
  send(response, status, page);
}

const send = (response: ServerResponse, status: number, body: string) => void response.writeHead(status).end(body);
