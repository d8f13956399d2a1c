import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import type { QueryClient } from '@tanstack/react-query';
import type staff from '#messages/en/staff.json';
import { t } from '#messages/staff';
import { type LazyPart, lazyPage } from '../ui/page/lazy-part';
import type { HistorySubject } from './rows/history/show-history';
import type { ResourceConfig } from './rows/resource/resource-config';
import type { IconName } from './shell/buttons';
import { type ConferenceView, managementPaths } from './shell/conferences';

/** The resources of a conference's rows need these fields of the conference. */
export type ConferenceOfRow = { id: string; timezone: string };

type RowOfSection = { cache: QueryClient; id: string; name: string; conference: ConferenceOfRow };
type LoadSubject = (row: RowOfSection) => Promise<HistorySubject>;

type CommonFields = {
  label: string;
  Page: LazyPart;
  /** The table whose rows are edited here. The activity, the search and the translations refer to tables. */
  table?: string;
  loadSubject?: LoadSubject;
  /** The label of the palette's action that adds a row. */
  addLabel?: string;
};

export type MenuGroup = keyof typeof staff.layout.groups;

/** A section with a path of its own. Without an icon it is a view of another section, and not in the menu. */
export type MenuSection = CommonFields & {
  path: string;
  view?: undefined;
  icon?: IconName;
  /** Undefined for the overview, which is above all groups. */
  group?: MenuGroup;
  /** The path of one row. Without it, the section's page opens the form of a row by the `edit` parameter. */
  pathOfRow?: (id: string) => string;
  /** The overview reports the inactive rows of this list. */
  inactiveAlert?: { kind: keyof typeof staff.alerts.inactive; list: Endpoint<{ isActive: boolean }[]> };
};

/** A section whose rows belong to a conference, in whose management they are edited. */
export type ConferenceSection = CommonFields & { view: ConferenceView; loadSubject: LoadSubject };

export type Section = MenuSection | ConferenceSection;

type Loaded<Row extends AuditFields> = ResourceConfig<Row> | ((conference: ConferenceOfRow) => ResourceConfig<Row>);

/** The code of a section is loaded only when the history of one of its rows is shown. */
const subjectIn =
  <Row extends AuditFields>(loadResource: (cache: QueryClient, id: string) => Promise<Loaded<Row>>): LoadSubject =>
  async ({ cache, id, name, conference }) => {
    const resource = await loadResource(cache, id);
    const { subjectOf } = await import('./rows/history/history-subject');
    return subjectOf(typeof resource === 'function' ? resource(conference) : resource, id, name);
  };

const inGroup = (group: MenuGroup, entries: MenuSection[]): Section[] => entries.map((entry) => ({ ...entry, group }));

/** All sections in the order of the menu. The menu, routes, palette, activity and alerts are derived from this list. */
export const sections: Section[] = [
  {
    path: '/admin',
    label: t('layout.overview'),
    icon: 'overview',
    Page: lazyPage(async () => (await import('./desk/overview/overview-page')).OverviewPage),
  },
  ...inGroup('site', [
    {
      path: '/admin/site',
      label: t('layout.editOnPage'),
      icon: 'edit',
      Page: lazyPage(async () => (await import('./sections/page-editor/page-editor')).PageEditor),
    },
    {
      path: '/admin/content',
      label: t('common.websiteContent'),
      icon: 'text',
      Page: lazyPage(async () => (await import('./sections/website/content/content-page')).ContentPage),
      table: 'content_entries',
      loadSubject: subjectIn(async () => (await import('./sections/website/content/content-resource')).contentResource),
    },
    {
      path: '/admin/pages',
      label: t('common.pages'),
      icon: 'document',
      Page: lazyPage(async () => (await import('./sections/website/pages-section')).PagesPage),
      table: 'pages',
      loadSubject: subjectIn(async () => (await import('./sections/website/pages-section')).pageResource),
      addLabel: t('palette.addPage'),
    },
    {
      path: '/admin/media',
      label: t('common.media'),
      icon: 'media',
      Page: lazyPage(async () => (await import('./sections/media/media-page')).MediaPage),
      table: 'media',
      loadSubject: subjectIn(async () => (await import('./rows/resource/media-resource')).mediaResource),
      pathOfRow: (id) => `/admin/media?file=${id}`,
    },
    {
      path: '/admin/hero-images',
      label: t('common.heroImages'),
      icon: 'image',
      Page: lazyPage(async () => (await import('./sections/website/hero-images-section')).HeroImagesPage),
      table: 'hero_images',
      loadSubject: subjectIn(async () => (await import('./sections/website/hero-images-section')).heroImageResource),
      inactiveAlert: { kind: 'heroImages', list: staffEndpoints.heroImages },
    },
    {
      path: '/admin/timeline',
      label: t('common.timeline'),
      icon: 'timeline',
      Page: lazyPage(async () => (await import('./sections/website/timeline-section')).TimelinePage),
      table: 'timeline_events',
      loadSubject: subjectIn(async () => (await import('./sections/website/timeline-section')).timelineResource),
      addLabel: t('palette.addTimelineEvent'),
      inactiveAlert: { kind: 'timelineEvents', list: endpoints.timelineEvents },
    },
    {
      path: '/admin/team',
      label: t('layout.teamMembers'),
      icon: 'people',
      Page: lazyPage(async () => (await import('./sections/website/team-section')).TeamPage),
      table: 'team_members',
      loadSubject: subjectIn(async () => (await import('./sections/website/team-section')).teamMemberResource),
      addLabel: t('palette.addTeamMember'),
      inactiveAlert: { kind: 'teamMembers', list: endpoints.teamMembers },
    },
    {
      path: '/admin/partners',
      label: t('common.partners'),
      icon: 'partners',
      Page: lazyPage(async () => (await import('./sections/website/partners-section')).PartnersPage),
      table: 'partners',
      loadSubject: subjectIn(async () => (await import('./sections/website/partners-section')).partnerResource),
      addLabel: t('palette.addPartner'),
      inactiveAlert: { kind: 'partners', list: endpoints.partners },
    },
    {
      path: '/admin/testimonials',
      label: t('common.testimonials'),
      icon: 'quote',
      Page: lazyPage(async () => (await import('./sections/website/testimonials-section')).TestimonialsPage),
      table: 'testimonials',
      loadSubject: subjectIn(async () => (await import('./sections/website/testimonials-section')).testimonialResource),
      addLabel: t('palette.addTestimonial'),
      inactiveAlert: { kind: 'testimonials', list: endpoints.testimonials },
    },
  ]),
  {
    path: '/admin/conferences',
    group: 'conferences',
    label: t('common.conferences'),
    icon: 'calendar',
    Page: lazyPage(async () => (await import('./sections/conferences/list/dashboard-list')).ConferencesPage),
    table: 'conferences',
    loadSubject: subjectIn(
      async () => (await import('./sections/conferences/conference-resource')).conferenceManagementResource,
    ),
    pathOfRow: (id) => managementPaths.conference(id, 'edit'),
  },
  {
    path: managementPaths.overview,
    label: t('common.conferenceManagement'),
    Page: lazyPage(async () => (await import('./sections/conferences/list/manager-overview')).ManagementOverview),
  },
  {
    view: 'sessions',
    label: t('common.sessions'),
    Page: lazyPage(async () => (await import('./sections/conferences/sessions/sessions-page')).SessionsPage),
    table: 'sessions',
    loadSubject: subjectIn(
      async () => (await import('./sections/conferences/sessions/session-resource')).sessionResource,
    ),
    addLabel: t('palette.addSession'),
  },
  {
    view: 'sessions/rooms',
    label: t('programme.rooms'),
    Page: lazyPage(async () => (await import('./sections/conferences/session-grid/rooms-section')).RoomsPage),
    table: 'rooms',
    loadSubject: subjectIn(
      async () => (await import('./sections/conferences/session-grid/rooms-section')).roomResource,
    ),
  },
  {
    view: 'partners',
    label: t('layout.conferencePartners'),
    Page: lazyPage(
      async () => (await import('./sections/conferences/conference-partners-section')).ConferencePartnersPage,
    ),
    table: 'conference_partners',
    loadSubject: subjectIn(
      async () => (await import('./sections/conferences/conference-partners-section')).conferencePartnerResource,
    ),
  },
  {
    view: 'documents',
    label: t('common.documents'),
    Page: lazyPage(async () => (await import('./sections/conferences/documents/documents-section')).DocumentsPage),
    table: 'documents',
    loadSubject: subjectIn(
      async () => (await import('./sections/conferences/documents/document-resource')).documentResource,
    ),
  },
  {
    path: managementPaths.speakers,
    group: 'conferences',
    label: t('common.speakers'),
    icon: 'microphone',
    Page: lazyPage(async () => (await import('./sections/conferences/speakers/speakers-page')).SpeakersPage),
    table: 'people',
    loadSubject: subjectIn(
      async () => (await import('./sections/conferences/speakers/speaker-resource')).speakerResource,
    ),
    addLabel: t('palette.addSpeaker'),
  },
  ...inGroup('more', [
    {
      path: '/admin/feeds',
      label: t('common.feeds'),
      icon: 'feed',
      Page: lazyPage(async () => (await import('./sections/feeds/feeds-page')).FeedsPage),
      table: 'items',
      loadSubject: subjectIn(async (cache, id) =>
        (await import('./sections/feeds/item-resource')).resourceOfItem(cache, id),
      ),
    },
    {
      path: '/admin/translations',
      label: t('common.translations'),
      icon: 'languages',
      Page: lazyPage(async () => (await import('./sections/translations/translations-page')).TranslationsPage),
    },
    {
      path: '/admin/content-checks',
      label: t('layout.contentChecks'),
      icon: 'checks',
      Page: lazyPage(async () => (await import('./desk/content-checks/content-checks-page')).ContentChecksPage),
    },
    {
      path: '/admin/visits',
      label: t('common.visits'),
      icon: 'chart',
      Page: lazyPage(async () => (await import('./sections/visits/visits-page')).VisitsPage),
    },
    {
      path: '/admin/activity',
      label: t('layout.activity'),
      icon: 'history',
      Page: lazyPage(async () => (await import('./desk/activity/activity-page')).ActivityPage),
    },
    {
      path: '/admin/status',
      label: t('common.status'),
      icon: 'pulse',
      Page: lazyPage(async () => (await import('./desk/status/status-page')).StatusPage),
    },
  ]),
];

export const hasOwnPath = (section: Section): section is MenuSection => section.view === undefined;
