/** Between names and other texts of a list. */
export const listSeparator = '، ';
