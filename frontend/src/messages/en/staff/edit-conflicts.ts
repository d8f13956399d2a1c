/** Names what has been changed or deleted, and when: 'today at 10:30'. Without a name it was the user. */
type Change = { name: string | undefined; what: string; when: string };

const authorOf = ({ name }: Change): string => name ?? 'You, in another window,';

export const changed = (change: Change): string => `${authorOf(change)} changed this ${change.what} ${change.when}.`;
export const deleted = (change: Change): string => `${authorOf(change)} deleted this ${change.what} ${change.when}.`;
export const notSavedYet = 'Your changes are still here but have not been saved.';
export const keepMine = 'Keep mine';
export const keepingRestores = '“Keep mine” restores it with your changes.';
export const keepingMerges = 'They changed other fields. “Keep mine” keeps their changes, too.';
export const keepingOverwrites = (fields: string): string =>
  `You both changed ${fields}. “Keep mine” overwrites that part of their version and keeps their other changes.`;
export const keepingOverwritesOwn = (fields: string): string =>
  `You changed ${fields} in both windows. “Keep mine” overwrites that part of the other version and keeps its other changes.`;
export const loadTheirs = 'Load their version';
export const loadOther = 'Load the other version';
export const theirs = 'Theirs';
export const otherVersion = 'Other version';
export const yours = 'Yours';

export const notReached = 'The server could not be reached. Check your connection and try again.';
export const serverProblem = 'The server had a problem. Please try again in a moment.';
/** Without a name it was the user. */
export const listIsNewer = (name: string | undefined, when: string): string =>
  `${name ?? 'You, in another window,'} changed it ${when}. The list now shows the new version.`;
