import { readFileSync } from 'node:fs';
import type site from './src/messages/en/site.json';

/** The texts of index.html, the manifest and the service worker. */
export const readShellTexts = (tag: string): typeof site.shell =>
  JSON.parse(readFileSync(`${import.meta.dirname}/src/messages/${tag}/site.json`, 'utf8')).shell;
