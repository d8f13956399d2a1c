export const footer = 'Pengaki';
export const explore = 'Terokai';
export const follow = 'Ikuti';
export const more = 'Lagi';
export const ourPartners = 'Rakan kerjasama kami';
export const copyright = (year: number, site: string): string =>
  `© ${year} ${site}. Pertubuhan bukan berasaskan keuntungan, ditubuhkan pada 2011.`;
