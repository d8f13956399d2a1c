import { plural } from '../language';

type TagNoun = 'area' | 'tag';

/** What is said of an action. `counted` are its rows, such as '5 partners'. */
type ActionTexts = {
  label: string;
  failed: string;
  done: (counted: string) => string;
  doing: (counted: string) => string;
};

export const publish: ActionTexts = {
  label: 'Publish',
  failed: 'Failed to publish',
  done: (counted) => `${counted} published`,
  doing: (counted) => `Publishing ${counted}...`,
};
export const unpublish: ActionTexts = {
  label: 'Unpublish',
  failed: 'Failed to unpublish',
  done: (counted) => `${counted} unpublished`,
  doing: (counted) => `Unpublishing ${counted}...`,
};
export const show: ActionTexts = {
  label: 'Show',
  failed: 'Failed to show',
  done: (counted) => `${counted} shown`,
  doing: (counted) => `Showing ${counted}...`,
};
export const hide: ActionTexts = {
  label: 'Hide',
  failed: 'Failed to hide',
  done: (counted) => `${counted} hidden`,
  doing: (counted) => `Hiding ${counted}...`,
};
export const remove: ActionTexts = {
  label: 'Delete',
  failed: 'Failed to delete',
  done: (counted) => `${counted} deleted`,
  doing: (counted) => `Deleting ${counted}...`,
};
export const restore: ActionTexts = {
  label: 'Restore',
  failed: 'Failed to restore',
  done: (counted) => `${counted} restored`,
  doing: (counted) => `Restoring ${counted}...`,
};

export const tagsLabels: Record<TagNoun, string> = { area: 'Areas', tag: 'Tags' };
const tags = (noun: TagNoun): string => `${noun}s`;

export const addTags = (noun: TagNoun): ActionTexts => ({
  label: `Add ${tags(noun)}`,
  failed: `Failed to add ${tags(noun)}`,
  done: (counted) => `${tagsLabels[noun]} added to ${counted}`,
  doing: (counted) => `Adding ${tags(noun)} to ${counted}...`,
});
export const removeTags = (noun: TagNoun): ActionTexts => ({
  label: `Remove ${tags(noun)}`,
  failed: `Failed to remove ${tags(noun)}`,
  done: (counted) => `${tagsLabels[noun]} removed from ${counted}`,
  doing: (counted) => `Removing ${tags(noun)} from ${counted}...`,
});
export const addTagsTo = (noun: TagNoun, counted: string): string => `Add ${tags(noun)} to ${counted}`;
export const removeTagsFrom = (noun: TagNoun, counted: string): string => `Remove ${tags(noun)} from ${counted}`;
export const whichTags = (noun: TagNoun): string => `Which ${tags(noun)}?`;
export const separateWithCommas = 'Separate with commas.';
export const haveTagsAlready = (noun: TagNoun): string => `All of them have these ${tags(noun)} already`;

export const selectRow = (name: string): string => `Select ${name}`;
export const selectAll = 'Select all';
export const selectAllOf = (counted: string): string => `Select all ${counted}`;
export const select = 'Select';
export const selectSomeOf = (counted: string): string => `Select some of ${counted}`;
export const done = 'Done';
export const doneSelecting = 'Done selecting';

export const selectedRows = 'Selected rows';
export const clear = 'Clear';
/** The label of an action that is only for some of the selected rows. */
export const forSome = (label: string, count: number): string => `${label} (${count})`;
export const selected = (count: number): string => `${count} selected`;
export const selectedAndNotShown = (count: number, hidden: number): string => `${count} selected, ${hidden} not shown`;
export const overLimit = (selection: string, limit: number): string =>
  `${selection}. At most ${limit} can be changed at a time`;
/** Read out once a row is selected. */
export const withKeys = (selection: string): string =>
  `${selection}. Press Enter for the actions, Escape to clear the selection.`;

export const deleteQuestion = (counted: string): string => `Are you sure you want to delete ${counted}?`;
export const deleteCounted = (counted: string): string => `Delete ${counted}`;
export const namesAndMore = (names: string[], others: number): string =>
  `${names.map((name) => `“${name}”`).join(', ')}${others > 0 ? ` and ${others} more` : ''}.`;
export const canBeUndone = 'You can undo this.';

export const nothingChanged = (label: string): string => `${label}: nothing was changed`;
export const notPossible = (failed: number, counted: string): string =>
  `This was not possible for ${failed} of ${counted}, so none was changed.`;
/** Without a name it was the user. */
export const changedMeanwhile = (name: string | undefined, when: string): string =>
  `${name ?? 'You, in another window,'} changed it ${when}.`;
export const leaveOut = (failed: number): string =>
  plural(failed, 'Leave it out and do the rest', 'Leave these out and do the rest');
