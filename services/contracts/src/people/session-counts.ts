import type { Endpoint } from '../shared/endpoint.js';

/** How many sessions a person has in each conference: by the id of the person, then that of the conference. */
export type SessionCounts = Record<string, Record<string, number>>;

export const sessionCounts: Endpoint<SessionCounts> = { path: '/api/people/session-counts' };

export const mailMergePath = '/api/people/mail-merge';
