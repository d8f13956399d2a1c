import { defaultLanguage } from '@majlis/contracts/shared/languages';
import type { FileContext } from '../src/files/render-file.js';
import { messagesIn } from '../src/messages.js';

/** The context in which a file of the site at www.example.org is rendered. */
export const fileContext = (now: number, language = defaultLanguage): FileContext => ({
  origin: 'https://www.example.org',
  now,
  fetchPicture: () => Promise.resolve(undefined),
  language,
  messages: messagesIn(language),
});
