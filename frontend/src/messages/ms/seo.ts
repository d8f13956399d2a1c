export const home = 'Laman Utama';
export const speakers = 'Penceramah';
export const page = (number: string): string => `Halaman ${number}`;
export const changesToTheProgramme = 'Perubahan atur cara';
export const proceedings = 'Prosiding';
export const podcastOf = (site: string): string => `Podcast ${site}`;
export const sessionOf = (title: string, conference: string): string => `${title}, sesi dalam ${conference}`;
export const toBeAnnounced = 'Akan diumumkan';

const feeds = { research: 'penyelidikan', blog: 'blog', podcast: 'podcast', conferences: 'persidangan' };
export const feedTitle = (site: string, feed: keyof typeof feeds): string => `${site}: ${feeds[feed]}`;
export const changesFeedTitle = (conference: string): string => `${conference}: perubahan atur cara`;
