export const available = 'This site is also in English.';
export const open = 'Read this page in English';
export const decline = 'No, thanks';
