/** Keeps TanStack Query's code for infinite queries out of the bundle (vite.config.ts): nothing uses it. */
export function infiniteQueryBehavior(): never {
  throw new Error('Infinite queries are left out of the bundle');
}
export { infiniteQueryBehavior as hasNextPage, infiniteQueryBehavior as hasPreviousPage };
