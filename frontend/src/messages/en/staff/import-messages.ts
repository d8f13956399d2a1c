/** The import says in English what it cannot read in a file, and what it makes of it. */
export const translateImportMessage = (message: string): string => message;
