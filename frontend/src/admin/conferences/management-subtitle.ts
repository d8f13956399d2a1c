const subtitles: Record<string, (title: string) => string> = {
  create: () => 'Create a new conference',
  speakers: () => 'Manage speakers and participants',
  edit: (title) => `Editing: ${title}`,
  sessions: (title) => `Sessions for: ${title}`,
  partners: (title) => `Partners of: ${title}`,
  documents: (title) => `Documents of: ${title}`,
};

/** What the view at this address is for; `title` is that of the conference it belongs to, if there is one. */
export function managementSubtitle(pathname: string, title = '…'): string {
  const view = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return subtitles[view]?.(title) ?? 'Manage your conferences, sessions, and speakers';
}
