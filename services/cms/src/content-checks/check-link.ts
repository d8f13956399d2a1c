import type { AddressPolicy } from '@majlis/kit/fetch/allowed-addresses';
import { RemoteFetchError } from '@majlis/kit/fetch/remote-fetch-error';
import { safeFetch } from '@majlis/kit/fetch/safe-fetch';

/** `unknown`: the site rejects checks, so nobody can tell without opening the link. */
export type LinkResult = {
  outcome: 'works' | 'failed' | 'unknown';
  status: number | null;
  error: string;
  /** The seconds after which the site allows another request, or 0. */
  retryAfterSeconds: number;
};

export type LinkCheckOptions = {
  addressPolicy: AddressPolicy;
  /** Sends a request as soon as the host may be asked again. */
  afterPause: (request: () => Promise<LinkResult>) => Promise<LinkResult>;
  signal: AbortSignal;
};

const headers = { accept: '*/*', 'user-agent': 'Majlis/1.0 (link check)' };
/** A sign-in, a rate limit, legal reasons, and what LinkedIn sends to everything that is no browser. */
const rejectsChecks = new Set([401, 403, 407, 429, 451, 999]);
const works: LinkResult = { outcome: 'works', status: 200, error: '', retryAfterSeconds: 0 };
const limits = { bytes: 2_048, redirects: 5 };

/** Asks with HEAD first. Some sites do not support it, so only a GET, of which little is read, tells that a link has failed. */
export async function checkLink(url: string, options: LinkCheckOptions): Promise<LinkResult> {
  const send = (method: 'HEAD' | 'GET') => options.afterPause(() => request(url, method, options));
  const head = await send('HEAD');
  const isFinal = head.outcome === 'works' || isRateLimited(head) || isForbiddenAddress(head);
  return isFinal ? head : send('GET');
}

const isRateLimited = ({ status }: LinkResult): boolean => status === 429;
const isForbiddenAddress = ({ outcome, status }: LinkResult): boolean => outcome === 'unknown' && status === null;

async function request(url: string, method: 'HEAD' | 'GET', options: LinkCheckOptions): Promise<LinkResult> {
  const { addressPolicy, signal } = options;
  try {
    await safeFetch(url, { addressPolicy, method, signal, headers, limits });
    return works;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof RemoteFetchError)) throw error;
    return toLinkResult(error);
  }
}

function toLinkResult({ reason, message, retryAfterSeconds, ...error }: RemoteFetchError): LinkResult {
  const status = error.status ?? null;
  const outcome = outcomeOf(reason, status);
  return outcome === 'works' ? works : { outcome, status, error: message.slice(0, 200), retryAfterSeconds };
}

function outcomeOf(reason: RemoteFetchError['reason'], status: number | null): LinkResult['outcome'] {
  // More than the few bytes that are read is a page.
  if (reason === 'size') return 'works';
  // The link may work for visitors, but this server must not follow it.
  if (reason === 'address') return 'unknown';
  if (status === null) return 'failed';
  if (status < 300) return 'works';
  return rejectsChecks.has(status) ? 'unknown' : 'failed';
}
