import { AsyncLocalStorage } from 'node:async_hooks';

/** Shared by all log lines and error responses of one request. */
export type RequestContext = { requestId: string };

export const requestContext = new AsyncLocalStorage<RequestContext>();

export const currentRequestId = (): string => requestContext.getStore()?.requestId ?? 'none';
