import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import { defaultLanguage, readInLanguage } from '@majlis/contracts/shared/languages';
import type { Response } from 'express';
import { requestedLanguage } from './translate-rows.js';

export function redirectTo(response: Response, { path }: Endpoint<unknown>): undefined {
  const location = readInLanguage(path, requestedLanguage() ?? defaultLanguage.tag);
  // The gateway checks the page's existence with this request; a cached copy would lack the Location header.
  response.status(301).setHeader('Cache-Control', 'private, no-store').setHeader('Location', location);
}
