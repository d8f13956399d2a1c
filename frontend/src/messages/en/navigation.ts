export const mainNavigation = 'Main';
export const menu = 'Menu';
export const close = 'Close';
/** Read out instead. */
export const closeMenu = 'Close menu';
export const whoWeAre = 'Who We Are';
export const mission = 'Mission and Theme';
export const journey = 'Our Journey';
export const team = 'Our Team';
export const research = 'Research';
export const blog = 'Blog';
export const podcast = 'Podcast';
export const conferences = 'Conferences';
export const contact = 'Contact Us';
export const support = 'Support Us';
export const search = 'Search';
export const languages = 'Languages';
