/** Keeps a text in another script from reordering the words around it, where there is no element for it. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
