export const conferences = 'Conferences';
export const conferencesOfPage = (page: number): string => `Conferences, page ${page}`;
export const summary =
  'Where scholars, students and citizens meet to think aloud about freedom, faith and the common good.';
export const inPersonAndOnline = 'In person and online';
export const loadingConferences = 'Loading conferences...';

export const upcomingConferences = 'Upcoming conferences';
export const pastConferences = 'Past conferences';
export const position = (first: number, last: number): string => `Conferences ${first} to ${last}`;
export const previousConferences = 'Previous conferences';
export const moreConferences = 'More conferences';
export const allSpeakers = 'All speakers of our conferences';

export const noConferences = 'No Conferences Available';
export const checkBackSoon = 'Check back soon for upcoming events and conferences.';
export const emptyPage = 'This page is empty';
export const firstPage = 'See the first page of conferences.';
export const allConferences = 'All conferences';
export const loadError = 'Failed to load conferences';
export const tryLater = "We're having trouble reaching our program. Please try again later.";

// What a card says of its conference:
export const happeningNow = 'Happening now';
export const over = 'Over';
export const papersAndPhotosOnline = 'Papers and photos online';
export const papersOnline = 'Papers online';
export const photosOnline = 'Photos online';
export const callForPapersUntil = (day: string): string => `Call for papers until ${day}`;
export const registrationOpen = 'Registration open';
export const registrationClosed = 'Registration closed';
export const fullyBooked = 'Fully booked';
