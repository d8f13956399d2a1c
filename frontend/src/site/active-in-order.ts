/** The API also sends inactive rows to signed-in staff; public pages hide them for everyone. */
export function activeInOrder<T extends { isActive: boolean; order: number }>(rows: T[]): T[] {
  return rows.filter(({ isActive }) => isActive).sort((one, other) => one.order - other.order);
}
