export { translateFieldError } from './field-errors';
export { translateImportMessage } from './import-messages';
export { translateServiceMessage } from './service-messages';
