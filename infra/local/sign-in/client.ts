/** The one application that may send people here. */
export type Client = { clientId: string; clientSecret: string; redirectUri: string };

/** Says what is wrong with a request for a sign-in; undefined when it is our client's, with state and PKCE. */
export function mistakeIn(request: URLSearchParams, client: Client): string | undefined {
  const is = (name: string, value: string) => request.get(name) === value;
  if (!is('client_id', client.clientId)) return 'The application that asks is not known here.';
  if (!is('redirect_uri', client.redirectUri))
    return 'The answer would go to an address that is not the application’s.';
  if (!is('response_type', 'code')) return 'Only the authorization code flow is offered.';
  if (!request.get('scope')?.split(' ').includes('openid')) return 'The scope openid is missing.';
  if (!request.get('state')) return 'The state is missing.';
  if (!is('code_challenge_method', 'S256') || !request.get('code_challenge'))
    return 'The S256 code challenge is missing.';
  return undefined;
}
