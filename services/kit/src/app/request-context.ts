import { AsyncLocalStorage } from 'node:async_hooks';

/** What every log line and every error answer of one request share. */
export type RequestContext = { requestId: string };

export const requestContext = new AsyncLocalStorage<RequestContext>();

export const currentRequestId = (): string => requestContext.getStore()?.requestId ?? 'none';
