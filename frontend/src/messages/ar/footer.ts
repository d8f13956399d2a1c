export const footer = 'التذييل';
export const explore = 'استكشف';
export const follow = 'تابعنا';
export const more = 'المزيد';
export const ourPartners = 'شركاؤنا';
export const copyright = (year: number, site: string): string => `© ${year} ${site}. منظمة غير ربحية، تأسست عام 2011.`;
