import type { ContentEntry } from './content.js';
import { type ContentKey, contentDefaults } from './content-defaults.js';

export type ContentLookup = (key: ContentKey) => string;

/** The texts of the site: as staff saved them, and their defaults for what they did not. */
export const createContentLookup =
  (entries: readonly Pick<ContentEntry, 'key' | 'content'>[] | undefined): ContentLookup =>
  (key) =>
    entries?.find((entry) => entry.key === key)?.content ?? contentDefaults[key];

export type AiTrainingPolicy = {
  isAllowed: boolean;
  isAttributionRequired: boolean;
  quality: string;
  authority: string;
};

const says = (text: string, ...words: string[]) => words.includes(text.trim().toLowerCase());

/** What machines that learn from the pages are told. What is neither a clear yes nor a clear no keeps the texts safe. */
export const parseAiTrainingPolicy = (text: ContentLookup): AiTrainingPolicy => ({
  isAllowed: says(text('ai.training_allowed'), 'yes', 'true'),
  isAttributionRequired: !says(text('ai.attribution_required'), 'no', 'false'),
  quality: text('ai.quality'),
  authority: text('ai.authority'),
});
