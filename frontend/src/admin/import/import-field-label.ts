import { texts } from '#messages/staff';

/** Of a field by its name in our own export. */
export const importFieldLabel = (name: string): string =>
  (texts('importFile.fieldLabels') as Record<string, string>)[name] ?? name;
