import { once } from 'node:events';
import { createServer } from 'node:http';
import { type Part, serverPart } from '../processes/program.js';

import type { Client } from './client.js';
import { identityProvider } from './identity-provider.js';
import { SignInCode } from './sign-in-code.js';
import { SignInRoutes } from './sign-in-routes.js';

export type SignInServer = Part & {
  issuer: string;
  /** What the page asks for; print it where only the owner of this run reads. */
  code: string;
};

/** The loopback address, by number: a cookie for `localhost` is then never sent here. */
const issuerAt = (port: number) => `http://127.0.0.1:${port}`;

/** Starts the stand-in for Google: OpenID Connect on the loopback address, with a page to choose an account on. */
export async function startSignInServer(port: number, client: Client): Promise<SignInServer> {
  if (process.env.NODE_ENV === 'production') throw new Error('The local sign-in page does not run in production.');
  const issuer = issuerAt(port);
  const code = new SignInCode();
  const routes = new SignInRoutes(issuer, client, code, await identityProvider(issuer, client));
  const server = createServer((request, response) => {
    routes.answer(request, response).catch(() => response.writeHead(400).end());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { issuer, code: code.shown, ...serverPart(server) };
}
