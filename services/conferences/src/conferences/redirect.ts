import type { Endpoint } from '@majlis/contracts/endpoints';
import type { Response } from 'express';

/** Leads from another address, such as one that a conference had before, to the one it has. */
export function redirectTo(response: Response, { path }: Endpoint<unknown>): undefined {
  // Kept by nobody: the gateway, which asks before it shows the page, would keep it without its Location.
  response.status(301).setHeader('Cache-Control', 'private, no-store').setHeader('Location', path);
}
