import { capitalize } from '../../ui/text/capitalize';
import { languageName } from '../translations/language-name';

/** Fields whose labels in the forms are not their names in words. */
const labels: Record<string, string> = {
  alt: 'Alt text',
  albumThumbnail: 'Album cover',
  doi: 'DOI',
  descriptionOverride: 'Description shown on the site',
  flickrAlbumUrl: 'Photo album URL',
  imageUrl: 'Image',
  isHidden: 'Hidden',
  isPinned: 'Pinned',
  isVirtual: 'Virtual conference',
  linkedinUrl: 'LinkedIn profile',
  logoUrl: 'Logo',
  maxAttendees: 'Maximum attendees',
  orcidId: 'ORCID ID',
  publicFrom: 'Public from',
  formerSlugs: 'Former addresses',
  sessionId: 'Belongs to',
  sessionSpeakers: 'Speakers',
  titleOverride: 'Title shown on the site',
  url: 'File or image',
  virtualLink: 'Meeting link',
  virtualPlatform: 'Platform',
};

/** 'startDate' → 'Start date', 'websiteUrl' → 'Website URL', 'isActive' → 'Active', 'metaTitle (ar)' → 'Meta title (Arabic)'. */
export function fieldLabel(name: string, formLabels: Record<string, string> = {}): string {
  const [, translated, language = ''] = /^(.*) \((\w+)\)$/.exec(name) ?? [];
  if (translated) return `${fieldLabel(translated, formLabels)} (${languageName(language)})`;
  if (formLabels[name]) return formLabels[name];
  const words = name.replace(/^is(?=[A-Z])/, '').replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return labels[name] ?? capitalize(words.toLowerCase()).replace(/\b(url|cv)\b/gi, (word) => word.toUpperCase());
}

/** The activity names columns. */
export const columnLabel = (column: string): string =>
  fieldLabel(column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
