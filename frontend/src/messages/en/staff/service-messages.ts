/** What the services say in English about a whole request, a row, or a text that should be looked at. */
export const translateServiceMessage = (message: string): string => message;
