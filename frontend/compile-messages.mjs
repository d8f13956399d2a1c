import compile from 'icu-minify/compile';

/** Parses the texts of a catalogue beforehand, so that visitors do not load the parser. */
export const compileMessages = (json) =>
  JSON.stringify(JSON.parse(json, (_key, value) => (typeof value === 'string' ? compile(value) : value)));
