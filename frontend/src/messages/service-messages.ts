import { loadedTexts } from './catalogues';

const { translator } = loadedTexts();

const asItIs = (message: string): string => message;

/** The services write in English what is wrong with a field, what an import cannot read, and what is wrong with a request. */
export const translateFieldError: (message: string) => string = translator?.translateFieldError ?? asItIs;
export const translateImportMessage: (message: string) => string = translator?.translateImportMessage ?? asItIs;
export const translateServiceMessage: (message: string) => string = translator?.translateServiceMessage ?? asItIs;
