import { readStorage, writeStorage } from '../../ui/browser-storage';

/** `label` is the name of the row, and `section` the label of the section in which it is edited. */
export type Place = { label: string; url: string; section: string };

const maxPlaces = 5;
const keyOf = (account: string) => `majlis.recent-places.${account}`;

/** Returns the newest first. Places may be names of people, so they are kept until the tab closes or the user logs out. */
export const readRecentPlaces = (account: string): Place[] =>
  JSON.parse(readStorage('sessionStorage', keyOf(account)) ?? '[]') as Place[];

export function rememberPlace(account: string, place: Place): void {
  const others = readRecentPlaces(account).filter(({ url }) => url !== place.url);
  writeStorage('sessionStorage', keyOf(account), JSON.stringify([place, ...others].slice(0, maxPlaces)));
}

export const forgetPlaces = (account: string): void => void writeStorage('sessionStorage', keyOf(account), null);
