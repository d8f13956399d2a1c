import { t, texts } from '#messages/staff';

/** The services say in English where a file is used. */
export const placeName = (place: string): string =>
  (texts('mediaUploads.placeNames') as Record<string, string>)[place] ?? t('common.nameInList', { name: place });
