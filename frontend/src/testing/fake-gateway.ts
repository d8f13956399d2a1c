/** An answer other than 200 with JSON. */
class FakeResponse {
  constructor(
    readonly status: number,
    readonly body: string,
  ) {}
}

export const failure = (status: number, body: unknown = ''): FakeResponse =>
  new FakeResponse(status, typeof body === 'string' ? body : JSON.stringify(body));

/** For a request that is never answered. */
export const pending: unique symbol = Symbol('pending');

export type Call = { method: string; path: string; body: unknown; headers: Record<string, string> };

/** The calls that would change something. */
export const writeCalls = (calls: Call[]): Call[] => calls.filter(({ method }) => method !== 'GET');

/**
 * Stands in for the network. Answers by 'GET /path' (or '/path' for GET) with JSON, a failure, or what a function of
 * the call gives, in its time; an address without an answer is 404. Gives back the list of calls, which grows as they are made.
 */
export function fakeGateway(answers: Record<string, unknown>): Call[] {
  const calls: Call[] = [];
  const answerTo = async (call: Call): Promise<FakeResponse> => {
    const { method, path } = call;
    calls.push(call);
    const known = answers[`${method} ${path}`] ?? (method === 'GET' ? answers[path] : undefined) ?? failure(404);
    const given: unknown = typeof known === 'function' ? await known(call) : known;
    if (given === pending) return new Promise(() => undefined);
    return given instanceof FakeResponse ? given : new FakeResponse(200, JSON.stringify(given));
  };
  globalThis.fetch = async (input, { method = 'GET', body, headers } = {}) => {
    if (typeof input !== 'string') throw new Error('The client gives paths');
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    const call: Call = { method, path: input, body: sent, headers: Object.fromEntries(Object.entries(headers ?? {})) };
    const { status, body: text } = await answerTo(call);
    // Only what the client reads: jsdom has no Response.
    return { ok: status < 300, status, statusText: `Status ${status}`, text: async () => text } as Response;
  };
  globalThis.XMLHttpRequest = fakeXmlHttpRequest(answerTo);
  return calls;
}

/** What uploads and the heads of written pages need of XMLHttpRequest; the body of an upload's call is its form. */
function fakeXmlHttpRequest(answerTo: (call: Call) => Promise<FakeResponse>): typeof XMLHttpRequest {
  class Upload {
    readonly upload = {};
    readonly headers: Record<string, string> = {};
    method = '';
    path = '';
    status = 0;
    statusText = '';
    responseText = '';
    responseXML: Document | null = null;
    onload = () => undefined;
    onloadend = () => undefined;
    onabort = () => undefined;
    open(method: string, path: string) {
      this.method = method;
      this.path = path;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    abort() {
      this.onabort();
    }
    async send(body?: FormData) {
      const { method, path, headers } = this;
      const answer = await answerTo({ method, path, body: body && Object.fromEntries(body), headers });
      this.status = answer.status;
      this.statusText = `Status ${answer.status}`;
      this.responseText = answer.body;
      this.responseXML = new DOMParser().parseFromString(answer.body, 'text/html');
      this.onload();
      this.onloadend();
    }
  }
  return Upload as unknown as typeof XMLHttpRequest;
}
