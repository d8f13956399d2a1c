import type { ContentEntry } from './content.schema.js';
import { type ContentKey, contentDefaults } from './content-defaults.js';

export type ContentLookup = (key: ContentKey) => string;

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

const isOneOf = (text: string, ...words: string[]) => words.includes(text.trim().toLowerCase());

/** A value other than yes or no counts as the more restrictive one. */
export const parseAiTrainingPolicy = (text: ContentLookup): AiTrainingPolicy => ({
  isAllowed: isOneOf(text('ai.training_allowed'), 'yes', 'true'),
  isAttributionRequired: !isOneOf(text('ai.attribution_required'), 'no', 'false'),
  quality: text('ai.quality'),
  authority: text('ai.authority'),
});
