import type { Conference } from '@majlis/contracts/conferences';

const platforms = { zoom: 'Zoom', teams: 'Teams', webex: 'Webex', goto: 'GoTo' };

/** Where a conference meets, in a few words: its city and country, or that it is held online. */
export function conferencePlace({ isVirtual, virtualPlatform, city, country, venue }: Conference): string {
  if (isVirtual) {
    const platform = virtualPlatform && virtualPlatform !== 'custom' && platforms[virtualPlatform];
    return platform ? `Online, on ${platform}` : 'Online';
  }
  return [city, country].filter(Boolean).join(', ') || venue || 'Place to be announced';
}

/** A name for an album without a title: the last part of its address, unless that is only a number. */
export function albumTitle(albumUrl: string): string {
  const part = URL.canParse(albumUrl) ? new URL(albumUrl).pathname.split('/').filter(Boolean).at(-1) : undefined;
  const words = decoded(part ?? '')
    .replace(/[-_+\s]+/g, ' ')
    .trim();
  if (!/\p{L}/u.test(words)) return 'Photo Gallery';
  return words.replace(/(^| )\p{L}/gu, (start) => start.toLocaleUpperCase());
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
