/**
 * Replaces TanStack Query's code for infinite queries, which nothing here uses, to keep it out of the bundle
 * (vite.config.ts).
 */
export function infiniteQueryBehavior(): never {
  throw new Error('Infinite queries are left out of the bundle');
}
export { infiniteQueryBehavior as hasNextPage, infiniteQueryBehavior as hasPreviousPage };
