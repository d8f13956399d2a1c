import type { Endpoint } from '../shared/endpoint.js';

/** The number of sessions of each person in each conference, by the ids of person and conference. */
export type SessionCounts = Record<string, Record<string, number>>;

export const sessionCounts: Endpoint<SessionCounts> = { path: '/api/people/session-counts' };

export const mailMergePath = '/api/people/mail-merge';
