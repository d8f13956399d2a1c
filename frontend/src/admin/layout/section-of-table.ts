import { t } from '#messages/staff';
import { type ConferenceView, managementPaths } from '../conferences/management-paths';

type TableSection = {
  label: string;
  path: (id: string) => string;
  /** Its rows belong to a conference, in whose management they are edited. */
  view?: ConferenceView;
  /** The path is that of the row itself; elsewhere the page opens the form of the row that `edit` names. */
  isPathOfRow?: boolean;
};

/** The activity names tables; each is edited in one section. */
const sectionsByTable: Record<string, TableSection> = {
  content_entries: { label: t('common.websiteContent'), path: () => '/admin/content' },
  pages: { label: t('common.pages'), path: () => '/admin/pages' },
  media: { label: t('common.media'), path: (id) => `/admin/media?file=${id}`, isPathOfRow: true },
  hero_images: { label: t('common.heroImages'), path: () => '/admin/hero-images' },
  timeline_events: { label: t('common.timeline'), path: () => '/admin/timeline' },
  team_members: { label: t('layout.teamMembers'), path: () => '/admin/team' },
  partners: { label: t('common.partners'), path: () => '/admin/partners' },
  testimonials: { label: t('common.testimonials'), path: () => '/admin/testimonials' },
  conferences: {
    label: t('common.conferences'),
    path: (id) => managementPaths.conference(id, 'edit'),
    isPathOfRow: true,
  },
  sessions: { label: t('common.sessions'), path: (id) => managementPaths.conference(id, 'sessions'), view: 'sessions' },
  rooms: {
    label: t('common.rooms'),
    path: (id) => managementPaths.conference(id, 'sessions/rooms'),
    view: 'sessions/rooms',
  },
  conference_partners: {
    label: t('layout.conferencePartners'),
    path: (id) => managementPaths.conference(id, 'partners'),
    view: 'partners',
  },
  documents: {
    label: t('common.documents'),
    path: (id) => managementPaths.conference(id, 'documents'),
    view: 'documents',
  },
  people: { label: t('common.speakers'), path: () => managementPaths.speakers },
  items: { label: t('common.feeds'), path: () => '/admin/feeds' },
};

export const tables = Object.keys(sectionsByTable);

/** The name of a table that has no section yet, such as 'opening_hours', is its label. */
export const sectionLabel = (table: string): string => sectionsByTable[table]?.label ?? table.replaceAll('_', ' ');

export const sectionOfTable = (table: string): TableSection | undefined => sectionsByTable[table];

type Place = { table: string; id: string; conferenceId: string | undefined };

/** Opens the form of the row, or of its translation into `language`. It is undefined for a table that has no section yet. */
export function addressOfRow({ table, id, conferenceId }: Place, language?: string): string | undefined {
  const section = sectionOfTable(table);
  const path = section?.path(conferenceId ?? id);
  const search = new URLSearchParams({ ...(!section?.isPathOfRow && { edit: id }), ...(language && { language }) });
  return path && search.size > 0 ? `${path}?${search.toString()}` : path;
}
