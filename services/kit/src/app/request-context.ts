import { AsyncLocalStorage } from 'node:async_hooks';

export type RequestContext = { requestId: string };

export const requestContext = new AsyncLocalStorage<RequestContext>();

export const currentRequestId = (): string => requestContext.getStore()?.requestId ?? 'none';
