/** The contracts and the services say in English what is wrong with a field. */
export const translateFieldError = (message: string): string => message;
