import * as messages from '#messages/staff/conferences';

const subtitles: Record<string, (title: string) => string> = {
  create: () => messages.createNew,
  speakers: () => messages.manageSpeakers,
  'speakers/import': () => messages.importSpeakers,
  duplicates: () => messages.findDuplicates,
  edit: messages.editing,
  sessions: messages.sessionsFor,
  'sessions/grid': messages.gridOf,
  'sessions/rooms': messages.roomsOf,
  import: messages.importInto,
  plans: messages.plansOf,
  partners: messages.partnersOf,
  documents: messages.documentsOf,
  release: messages.releaseOf,
};

/** Describes the view at a path; `title` is the conference's title in the views of one conference. */
export function managementSubtitle(pathname: string, title = '…'): string {
  const parts = pathname.split('/').filter(Boolean);
  const subtitle = subtitles[parts.slice(-2).join('/')] ?? subtitles[parts.at(-1) ?? ''];
  return subtitle?.(title) ?? messages.manageAll;
}
