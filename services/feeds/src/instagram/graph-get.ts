import { codeOfStatus, RemoteFetchError } from '@majlis/kit/fetch/remote-fetch-error';
import { type FetchOptions, safeFetch } from '@majlis/kit/fetch/safe-fetch';
import { z } from 'zod';

export type GraphOptions = Pick<FetchOptions, 'addressPolicy' | 'signal'>;

const headers = { accept: 'application/json', 'user-agent': 'Majlis/1.0 (photo feed)' };

/** https://developers.facebook.com/docs/graph-api/guides/error-handling */
const graphError = z.object({
  error: z.object({ code: z.number().int(), error_subcode: z.number().int().optional() }),
});
const invalidTokenCode = 190;
/** The token was withdrawn: the app was removed, or the password changed. Without such a subcode it has expired. */
const withdrawnSubcodes = [458, 460, 464, 467];
const rateLimitCodes = [4, 17, 32, 613];
const rejectingStatuses = [400, 401, 403];
/** These codes mean an error of Instagram itself, or of the parameters. */
const otherCodes = [1, 2, 100];
/** Statuses of responses whose body says what is wrong. */
const explainedStatuses = [400, 401, 403, 429, 500];

/** Error messages never contain the token, which Instagram's own messages may quote. */
export async function graphGet(url: URL, parameters: Record<string, string>, options: GraphOptions): Promise<unknown> {
  const requestUrl = new URL(url);
  requestUrl.search = String(new URLSearchParams(parameters));
  const response = await safeFetch(requestUrl.href, {
    ...options,
    headers,
    limits: { bytes: 1_048_576, redirects: 0 },
    successStatuses: [200, ...explainedStatuses],
  });
  const body = parseJson(response.body.toString('utf8'));
  if (response.status !== 200) throw describeGraphError(response.status, body);
  if (body === undefined) throw new RemoteFetchError('Not a readable response', 'notFeed');
  return body;
}

function describeGraphError(status: number, body: unknown): RemoteFetchError {
  const { code, error_subcode: subcode = 0 } = graphError.safeParse(body).data?.error ?? {};
  const failure = { reason: 'status' as const, status };
  if (code === invalidTokenCode)
    return withdrawnSubcodes.includes(subcode)
      ? new RemoteFetchError(`The token was withdrawn (code ${code}, ${subcode})`, 'tokenRejected', failure)
      : new RemoteFetchError(`The token has expired (code ${code})`, 'tokenExpired', failure);
  const detail = code === undefined ? '' : ` (code ${code})`;
  const shownStatus = code !== undefined && rateLimitCodes.includes(code) ? 429 : status;
  const isRejected = rejectingStatuses.includes(shownStatus) && (code === undefined || !otherCodes.includes(code));
  return new RemoteFetchError(
    `Answered with status ${shownStatus}${detail}`,
    isRejected ? 'tokenRejected' : codeOfStatus(shownStatus),
    failure,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
