/** The services say in English what is wrong with a whole request, a row, or a text that staff should look at. */
export const translateServiceMessage = (message: string): string => message;
