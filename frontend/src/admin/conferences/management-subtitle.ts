const subtitles: Record<string, (title: string) => string> = {
  create: () => 'Create a new conference',
  speakers: () => 'Manage speakers and participants',
  'speakers/import': () => 'Add and change speakers from a file',
  duplicates: () => 'Find people who are in the list twice',
  edit: (title) => `Editing: ${title}`,
  sessions: (title) => `Sessions for: ${title}`,
  import: (title) => `Import into: ${title}`,
  plans: (title) => `Plans of: ${title}`,
  partners: (title) => `Partners of: ${title}`,
  documents: (title) => `Documents of: ${title}`,
  release: (title) => `Release of: ${title}`,
};

/** Describes the view at a path; `title` is the conference's title in the views of one conference. */
export function managementSubtitle(pathname: string, title = '…'): string {
  const parts = pathname.split('/').filter(Boolean);
  const subtitle = subtitles[parts.slice(-2).join('/')] ?? subtitles[parts.at(-1) ?? ''];
  return subtitle?.(title) ?? 'Manage your conferences, sessions, and speakers';
}
