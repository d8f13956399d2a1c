import { texts } from '#messages/staff';

/** The label of a field in the language of staff. The services know it by its English name in our export. */
export const importFieldLabel = (name: string): string =>
  (texts('importFile.fieldLabels') as Record<string, string>)[name] ?? name;
