import type { Noun, WriteVerb } from '../../../admin/crud/noun';
import { plural } from '../language';
import { definite, indefinite, several } from './nouns';

type ImageNoun = 'Image' | 'Logo' | 'Profile image';

const startSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `mark` ends the sentence: '!' or nothing. */
export const succeeded = (verb: WriteVerb, noun: Noun, mark: string): string =>
  `${startSentence(definite(noun))} ${verb}d successfully${mark}`;
export const failed = (verb: WriteVerb, noun: Noun): string => `Failed to ${verb} ${definite(noun)}`;
export const orderUpdated = 'Order updated successfully';
export const deleteQuestion = (noun: Noun): string => `Are you sure you want to delete this ${definite(noun)}?`;

export const addRow = (noun: Noun): string => `Add ${indefinite(noun)}`;
export const addFirst = (noun: Noun): string => `Add the first ${indefinite(noun)}`;
export const editRow = (noun: Noun): string => `Edit ${definite(noun)}`;
export const newRow = (noun: Noun): string => `new ${indefinite(noun)}`;
export const searchRows = (noun: Noun): string => `Search ${several(noun)}`;
export const noMatch = (noun: Noun, filter: string): string => `No ${several(noun)} match “${filter}”.`;
/** Behind the number of rows that a search has found. */
export const clearToReorder = (counted: string): string => `${counted}. Clear the search to change the order.`;
export const loadingRows = (rows: string): string => `Loading ${rows}...`;
export const listNotLoaded = 'The list could not be loaded.';
export const nothingLost = 'The server did not respond as expected. Nothing was lost.';

export const order = 'Order';
export const orderHelp = 'Lower numbers come first.';
export const nowAtPosition = (name: string, position: number, count: number): string =>
  `${name} is now at position ${position} of ${count}.`;
/** Tells two versions of a row apart. */
export const position = (place: number, isActive: boolean): string =>
  `order ${place}, ${isActive ? 'active' : 'inactive'}`;

export const recentlyDeleted = (count: number): string => `Recently deleted (${count})`;
export const restorableFor = (days: number): string => `Deleted items can be restored for ${days} days.`;
/** The time is one such as 'today at 10:30' or 'on 12 March 2026 at 10:30'. */
export const deletedBy = (time: string): string => `Deleted by {name} ${time}`;
export const restoreNamed = (name: string): string => `Restore ${name}`;

export const changesKept = 'Unsaved changes were kept.';
export const continueBelow = 'Continue where you left off.';
export const continueWith = (name: string): string => `Continue: ${name}`;

export const on = 'On';
export const off = 'Off';
export const charactersLeft = (count: number): string => plural(count, '1 character left', `${count} characters left`);
export const charactersTooMany = (count: number): string =>
  plural(count, '1 character too many', `${count} characters too many`);
export const addressHelp = 'The full address, for example https://www.example.org';
export const recommendedLength = (min: number, max: number): string => `Recommended: ${min}-${max} characters.`;
export const textLength: Record<'empty' | 'short' | 'good' | 'long', (length: number) => string> = {
  empty: (length) => `${length} characters`,
  short: (length) => `${length} characters, rather short`,
  good: (length) => `${length} characters, good length`,
  long: (length) => `${length} characters, may be cut off`,
};
export const conferenceTitle = 'Conference title';
export const usedInUrls = 'Used in URLs: {path}';

export const imageLabels: Record<ImageNoun, string> = {
  Image: 'Image',
  Logo: 'Logo',
  'Profile image': 'Profile image',
};
export const chosenImage: Record<ImageNoun, string> = {
  Image: 'The chosen image',
  Logo: 'The chosen logo',
  'Profile image': 'The chosen profile image',
};
export const acceptedImageFormats = 'JPEG, PNG, WebP or AVIF, up to 10 MB.';
export const pasteImageAddress = 'Or paste the address of an image';
export const fetchImage = 'Fetch image';
export const fetchingImage = 'Fetching...';
export const chooseStoredImage = 'Choose from stored images';
