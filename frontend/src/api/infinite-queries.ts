/** Stands in for the part of the query library that loads lists page by page, which nothing here does (vite.config.ts). */
export function infiniteQueryBehavior(): never {
  throw new Error('Infinite queries are left out of the bundle');
}
export { infiniteQueryBehavior as hasNextPage, infiniteQueryBehavior as hasPreviousPage };
