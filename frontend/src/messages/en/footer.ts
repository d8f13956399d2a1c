export const footer = 'Footer';
export const explore = 'Explore';
export const follow = 'Follow';
export const more = 'More';
export const ourPartners = 'Our partners';
export const copyright = (year: number, site: string): string =>
  `© ${year} ${site}. A non-profit organization, founded in 2011.`;
