import { t } from '#messages/staff';

const subtitles: Record<string, (title: string) => string> = {
  create: () => t('conferences.createNew'),
  speakers: () => t('conferences.manageSpeakers'),
  'speakers/import': () => t('conferences.importSpeakers'),
  duplicates: () => t('conferences.findDuplicates'),
  edit: (title) => t('conferences.editing', { title }),
  sessions: (title) => t('conferences.sessionsFor', { title }),
  'sessions/grid': (title) => t('conferences.gridOf', { title }),
  'sessions/rooms': (title) => t('conferences.roomsOf', { title }),
  import: (title) => t('conferences.importInto', { title }),
  plans: (title) => t('conferences.plansOf', { title }),
  partners: (title) => t('conferences.partnersOf', { title }),
  documents: (title) => t('conferences.documentsOf', { title }),
  release: (title) => t('conferences.releaseOf', { title }),
};

/** Describes the view at a path; `title` is the conference's title in the views of one conference. */
export function managementSubtitle(pathname: string, title = '…'): string {
  const parts = pathname.split('/').filter(Boolean);
  const subtitle = subtitles[parts.slice(-2).join('/')] ?? subtitles[parts.at(-1) ?? ''];
  return subtitle?.(title) ?? t('conferences.manageAll');
}
