import { truncateSlug } from '@majlis/contracts/shared/slugs';

const episodeSlug = (title: string): string =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

type Episode = { title: string; episodeNumber: number | null };

/** Allocates unique slugs: from the title, else the episode number, with '-2', '-3' … if taken. */
export function createSlugAllocator(taken: Set<string>): (episode: Episode) => string {
  // Remembers the last number per slug, because counting from 1 is slow for thousands of equal titles.
  const lastNumbers = new Map<string, number>();
  return ({ title, episodeNumber }) => {
    const baseSlug = truncateSlug(episodeSlug(title), maxSlugLength) || `episode-${episodeNumber ?? 1}`;
    let number = lastNumbers.get(baseSlug) ?? 1;
    const candidate = () => (number === 1 ? baseSlug : `${baseSlug}-${number}`);
    while (taken.has(candidate())) number += 1;
    lastNumbers.set(baseSlug, number);
    taken.add(candidate());
    return candidate();
  };
}

const maxSlugLength = 150;
