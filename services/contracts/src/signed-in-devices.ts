import type { Endpoint } from './endpoints.js';

/** A session of the account. `device` is the browser and system in words, empty if unknown. Times are ISO 8601. */
export type SignedInDevice = { id: string; device: string; signedInAt: string; lastSeenAt: string; isCurrent: boolean };

export const signedInDevices: Endpoint<SignedInDevice[]> = { path: '/api/auth/sessions' };
