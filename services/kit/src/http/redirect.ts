import type { Endpoint } from '@majlis/contracts/endpoints';
import { defaultLanguage, readInLanguage } from '@majlis/contracts/languages';
import type { Response } from 'express';
import { requestedLanguage } from '../translations/requested-language.js';

export function redirectTo(response: Response, { path }: Endpoint<unknown>): undefined {
  const location = readInLanguage(path, requestedLanguage() ?? defaultLanguage.tag);
  // The gateway checks the page's existence with this request; a cached copy would lack the Location header.
  response.status(301).setHeader('Cache-Control', 'private, no-store').setHeader('Location', location);
}
