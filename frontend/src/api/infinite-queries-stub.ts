export function infiniteQueryBehavior(): never {
  throw new Error('Infinite queries are left out of the bundle');
}
export { infiniteQueryBehavior as hasNextPage, infiniteQueryBehavior as hasPreviousPage };
