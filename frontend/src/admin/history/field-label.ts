import { t, texts } from '#messages/staff';
import { capitalize } from '../capitalize';
import { languageName } from '../translations/language-name';

/** Labels of forms that differ from the general ones, by table. */
const labelsOfTables: Record<string, Record<string, string>> = {
  conferences: {
    title: t('crud.conferenceTitle'),
    startDate: t('conferenceForm.startDateAndTime'),
    endDate: t('conferenceForm.endDateAndTime'),
    venue: t('conferenceForm.venueName'),
    abstractSubmissionDeadline: t('conferenceForm.abstractDeadline'),
    paperSubmissionDeadline: t('conferenceForm.paperDeadline'),
    featured: t('conferenceForm.featured'),
    tags: t('conferenceForm.tags'),
  },
  documents: { url: t('documents.fileOrLink') },
  hero_images: { url: t('common.image') },
  pages: {
    slug: t('common.address'),
    body: t('pages.text'),
    imageUrl: t('pages.picture'),
    placement: t('pages.placement'),
    metaDescription: t('pages.metaDescription'),
  },
  people: { websiteUrl: t('speakerForm.personalWebsite'), showEmail: t('speakerForm.showContact') },
  sessions: {
    sessionType: t('sessions.type'),
    track: t('sessions.track'),
    sessionOrder: t('sessions.order'),
    maxAttendees: t('sessions.maxAttendees'),
    sessionAbstract: t('sessions.abstract'),
  },
  team_members: { image: t('team.profileImage'), categories: t('common.sections') },
};

const commonLabels: Record<string, string> = texts('fieldLabels.fieldLabels');

/** 'startDate' → 'Start date', 'websiteUrl' → 'Website URL', 'isActive' → 'Active', 'metaTitle (ar)' → 'Meta title (Arabic)'. */
export function fieldLabel(name: string, table = '', formLabels: Record<string, string> = {}): string {
  const [, translated, language = ''] = /^(.*) \((\w+)\)$/.exec(name) ?? [];
  if (translated) return `${fieldLabel(translated, table, formLabels)} (${languageName(language)})`;
  const label = formLabels[name] ?? labelsOfTables[table]?.[name] ?? commonLabels[name];
  const words = name.replace(/^is(?=[A-Z])/, '').replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return label ?? capitalize(words.toLowerCase()).replace(/\b(url|cv)\b/gi, (word) => word.toUpperCase());
}

/** The activity names columns. */
export const columnLabel = (column: string, table: string): string =>
  fieldLabel(
    column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    table,
  );
