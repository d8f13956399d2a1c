export const proceedings = 'Proceedings';
export const loadingProceedings = 'Loading proceedings...';
export const description = (conference: string, days: string): string =>
  `Papers, slides and recordings of ${conference}, ${days}`;
export const citeAllPapers = 'Cite all papers:';
export const allPapers = 'all papers';
export const abstract = 'Abstract';
/** Read out after it. */
export const ofSession = (title: string): string => ` of ${title}`;

export const noProceedings = 'No proceedings here';
export const noneOrMistyped = 'This conference has no papers, slides or recordings yet, or the address is mistyped.';
export const viewConference = 'View the conference';
export const allConferences = 'All conferences';
