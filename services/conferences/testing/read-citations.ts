import { createRequire } from 'node:module';

type Name = { family?: string; given?: string; literal?: string };

type ReadCitation = Record<string, unknown> & { title?: string; author?: Name[] };

type Reader = new (text: string, options: { forceType: string }) => { data: ReadCitation[] };

const require = createRequire(import.meta.url);
const { Cite }: { Cite: Reader } = require('@citation-js/core');
require('@citation-js/plugin-bibtex');
require('@citation-js/plugin-ris');

const inputTypes = { bib: '@bibtex/text', ris: '@ris/file' };

/** Reads a file of citations with Citation.js, as CSL-JSON. */
export const readCitations = (text: string, format: 'bib' | 'ris'): ReadCitation[] =>
  new Cite(text, { forceType: inputTypes[format] }).data;
