/** An answer other than 200 with JSON. */
class Answer {
  constructor(
    readonly status: number,
    readonly body: string,
  ) {}
}

export const failure = (status: number, body: unknown = ''): Answer =>
  new Answer(status, typeof body === 'string' ? body : JSON.stringify(body));

/** For a request that is never answered. */
export const pending: unique symbol = Symbol('pending');

export type Call = { method: string; path: string; body: unknown; headers: Record<string, string> };

/**
 * Stands in for the network. Answers by 'GET /path' (or '/path' for GET) with JSON, a failure, or what a function of
 * the call gives; an address without an answer is 404. Gives back the list of calls, which grows as they are made.
 */
export function fakeGateway(answers: Record<string, unknown>): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = async (input, { method = 'GET', body, headers } = {}) => {
    if (typeof input !== 'string') throw new Error('The client gives paths');
    const path = input;
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    const call: Call = { method, path, body: sent, headers: Object.fromEntries(Object.entries(headers ?? {})) };
    calls.push(call);
    const known = answers[`${method} ${path}`] ?? (method === 'GET' ? answers[path] : undefined) ?? failure(404);
    const given: unknown = typeof known === 'function' ? known(call) : known;
    if (given === pending) return new Promise(() => undefined);
    const { status, body: text } = given instanceof Answer ? given : new Answer(200, JSON.stringify(given));
    // Only what the client reads: jsdom has no Response.
    return { ok: status < 300, status, statusText: `Status ${status}`, text: async () => text } as Response;
  };
  return calls;
}
