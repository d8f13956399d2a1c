import { plural } from '../language';

export const description = 'All texts on the site. Changes appear when a page is next loaded.';
export const addContent = 'Add content';
export const newContent = 'new content';
export const searchContent = 'Search content';
export const searchPlaceholder = 'Search by key or text';
export const textCount = (count: number): string => `${count} ${plural(count, 'text', 'texts')}`;
export const noMatches = (filter: string): string => `No texts match “${filter}”.`;

export const helpFind =
  'Find a text by its page, or search for a word. {default} marks a text that has not been changed.';
export const helpEdit =
  'Choose {edit}, change the text, and save with the button or Ctrl+S. The change appears when a page is next loaded.';
export const helpDelete =
  '{delete} brings back the default text. You can undo this, or restore your text later under “Recently deleted”.';

export const textColumn = 'Text';
export const lastChangeColumn = 'Last change';
export const defaultBadge = 'Default';
export const showsDefaultAgain = 'The site shows its default text again.';
export const disappears = 'It disappears from the site.';

export const formTitle = (label: string, page: string): string => `${label} · ${page}`;
export const key = 'Key';
export const newKeyHelp =
  'The page, a dot and a name in lower case, for example hero.title. It cannot be changed later.';
export const keyHelp = 'Identifies the text on the site. It cannot be changed.';
export const type = 'Type';
export const typeHelp = 'Only changes the size of this box.';
export const typeLabels: Record<'text' | 'textarea', string> = {
  text: 'text: one line',
  textarea: 'textarea: several lines',
};
export const content = 'Content';
export const languagesOfSite = 'Languages of the site';
export const languagesHelp = 'Visitors choose among them. A text that is not translated yet is shown in English.';

/** `fallback` is one of the following texts. */
export const whileEmpty = (fallback: string): string => `${fallback} while this is empty.`;
