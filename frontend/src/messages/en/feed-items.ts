export const pinned = 'Pinned';
export const categories = 'Categories';
export const subscribe = 'Subscribe:';
export const rssFeed = 'RSS feed';
