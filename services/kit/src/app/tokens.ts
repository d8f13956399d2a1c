export type { Logger } from 'pino';

export const LOGGER = Symbol('logger');
