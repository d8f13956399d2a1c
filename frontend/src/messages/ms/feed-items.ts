export const pinned = 'Disematkan';
export const categories = 'Kategori';
export const subscribe = 'Langgan:';
export const rssFeed = 'Suapan RSS';
