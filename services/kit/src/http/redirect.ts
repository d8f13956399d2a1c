import type { Endpoint } from '@majlis/contracts/endpoints';
import type { Response } from 'express';

export function redirectTo(response: Response, { path }: Endpoint<unknown>): undefined {
  // The gateway checks the page's existence with this request; a cached copy would lack the Location header.
  response.status(301).setHeader('Cache-Control', 'private, no-store').setHeader('Location', path);
}
