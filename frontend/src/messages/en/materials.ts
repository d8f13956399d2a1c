export const pages = (range: string): string => `Pages ${range}`;
export const allRightsReserved = 'All rights reserved';

export const citeThis = 'Cite this';
export const copy = 'Copy';
export const copied = 'Copied';
export const notCopied = 'Not copied. Select the text and copy it.';
/** Read out after the name of a format. */
export const ofPapers = (papers: string): string => ` of ${papers}`;

// A citation:
export const citedTitle = (title: string): string => (/\p{P}$/u.test(title) ? `“${title}”` : `“${title}.”`);
export const citedOnline = 'online';
export const citedPages = (range: string): string => `pp. ${range}`;

export const play = 'Play';
export const cannotBePlayed = 'It cannot be played here. Open the link instead.';
