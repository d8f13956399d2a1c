export const mainNavigation = 'Utama';
export const menu = 'Menu';
export const close = 'Tutup';
/** Read out instead. */
export const closeMenu = 'Tutup menu';
export const whoWeAre = 'Siapa Kami';
export const mission = 'Misi dan Tema';
export const journey = 'Perjalanan Kami';
export const team = 'Pasukan Kami';
export const research = 'Penyelidikan';
export const blog = 'Blog';
export const podcast = 'Podcast';
export const conferences = 'Persidangan';
export const contact = 'Hubungi Kami';
export const support = 'Sokong Kami';
export const search = 'Cari';
export const languages = 'Bahasa';
