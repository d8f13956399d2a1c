export type { Logger } from 'pino';

/** Injection token of the service's logger. */
export const LOGGER = Symbol('logger');
