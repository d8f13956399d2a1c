export const research = 'Research';
export const publications = 'Publications';
export const summary =
  'Papers, briefs and essays on religious, economic and political freedom from an Islamic perspective.';
export const searchResearch = 'Search research...';
export const loading = 'Loading publications...';
export const loadFailed = 'Failed to load research items';
export const feedUnreachable = "We're having trouble connecting to the research feed. Please try again later.";
export const nothingFound = 'No research items found';
export const archive = 'Archive';
export const older = 'Looking for something older? Everything we have published is kept in the full archive.';
export const openArchive = 'Open the full archive';
