import { type Message, message } from '@majlis/contracts/shared/messages';
import { changeHeader } from '@majlis/contracts/staff/history';
import { presencePath } from '@majlis/contracts/staff/presence';

class FakeResponse {
  constructor(
    readonly status: number,
    readonly body: string,
  ) {}
}

type FailureBody = { message?: string; fields?: Record<string, string | Message> } & Record<string, unknown>;

/** Messages without a code get the code 'other', which the services use for texts that have no code. */
export function failure(status: number, body: string | FailureBody = ''): FakeResponse {
  if (typeof body === 'string') return new FakeResponse(status, body);
  const { message: text = '', fields } = body;
  const coded = Object.entries(fields ?? {}).map(([name, problem]) => [
    name,
    typeof problem === 'string' ? message('other', { text: problem }) : problem,
  ]);
  const response = {
    ...(body.code === undefined && message('other', { text })),
    ...body,
    ...(fields && { fields: Object.fromEntries(coded) }),
  };
  return new FakeResponse(status, JSON.stringify(response));
}

export const pending: unique symbol = Symbol('pending');
/** A request whose response is `lost` fails like one whose connection breaks. */
export const lost: unique symbol = Symbol('lost');

export type Call = { method: string; path: string; body: unknown; headers: Record<string, string> };

export const writeCalls = (calls: Call[]): Call[] => calls.filter(({ method }) => method !== 'GET');

/** Returns the id of the change that the last write made. */
const changeId = (calls: Call[]) => `change-${writeCalls(calls).length}`;

/**
 * Answers requests by 'GET /path' ('/path' for GET) with JSON, a `failure`, `lost`, or the result of a function of the call; others
 * get 404. The returned calls leave out presence, which every page of the staff area reports all the time, and pages that are
 * announced by HEAD unless they are listed.
 */
export function fakeGateway(responses: Record<string, unknown>): Call[] {
  const calls: Call[] = [];
  const respondTo = async (call: Call): Promise<FakeResponse> => {
    const { method, path } = call;
    const isPresence = path === presencePath;
    if (isPresence && !(`PUT ${path}` in responses)) return new FakeResponse(200, '[]');
    if (method === 'HEAD' && !(`HEAD ${path}` in responses)) return new FakeResponse(200, '');
    if (!isPresence) calls.push(call);
    const listed = responses[`${method} ${path}`] ?? (method === 'GET' ? responses[path] : undefined) ?? failure(404);
    const response: unknown = typeof listed === 'function' ? await listed(call) : listed;
    if (response === pending) return new Promise(() => undefined);
    if (response === lost) throw new TypeError('Failed to fetch');
    return response instanceof FakeResponse ? response : new FakeResponse(200, JSON.stringify(response));
  };
  globalThis.fetch = async (input, { method = 'GET', body, headers } = {}) => {
    if (typeof input !== 'string') throw new Error('The client gives paths');
    const parsedBody: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    const call: Call = {
      method,
      path: input,
      body: parsedBody,
      headers: Object.fromEntries(headers instanceof Headers ? headers : Object.entries(headers ?? {})),
    };
    const { status, body: text } = await respondTo(call);
    const responseHeaders = new Headers(method === 'GET' ? {} : { [changeHeader]: changeId(calls) });
    const response = { ok: status < 300, status, statusText: `Status ${status}`, headers: responseHeaders };
    return { ...response, text: async () => text } as Response;
  };
  globalThis.XMLHttpRequest = fakeXmlHttpRequest(respondTo, () => changeId(calls));
  return calls;
}

/** Fakes the parts of XMLHttpRequest that uploads and prerendered heads use. The body of a call is its form. */
function fakeXmlHttpRequest(
  respondTo: (call: Call) => Promise<FakeResponse>,
  currentChange: () => string,
): typeof XMLHttpRequest {
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
    onerror = () => undefined;
    open(method: string, path: string) {
      this.method = method;
      this.path = path;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    getResponseHeader() {
      return currentChange();
    }
    abort() {
      this.onabort();
    }
    async send(body?: FormData) {
      const { method, path, headers } = this;
      const call = { method, path, body: body && Object.fromEntries(body), headers };
      const result = await respondTo(call).catch(() => undefined);
      if (!result) return this.onerror();
      this.status = result.status;
      this.statusText = `Status ${result.status}`;
      this.responseText = result.body;
      this.responseXML = new DOMParser().parseFromString(result.body, 'text/html');
      this.onload();
      this.onloadend();
    }
  }
  return Upload as unknown as typeof XMLHttpRequest;
}
