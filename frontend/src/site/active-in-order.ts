/** What visitors see of a list: staff who look at the site are sent the inactive rows too. */
export function activeInOrder<T extends { isActive: boolean; order: number }>(rows: T[]): T[] {
  return rows.filter(({ isActive }) => isActive).sort((one, other) => one.order - other.order);
}
