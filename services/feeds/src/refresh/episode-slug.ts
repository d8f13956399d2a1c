import { truncateSlug } from '@majlis/contracts/slugs';

/** Runs of what is neither letter nor digit, of any script, become one hyphen; '' when nothing else is there. */
export const episodeSlug = (title: string): string =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

type Episode = { title: string; episodeNumber: number | null };

/** Gives addresses to new episodes: of the title, else of the number, and with '-2', '-3' … when another has it. */
export function createSlugAllocator(taken: Set<string>): (episode: Episode) => string {
  // Thousands of one title would otherwise count from the start each time.
  const reached = new Map<string, number>();
  return ({ title, episodeNumber }) => {
    const wanted = truncateSlug(episodeSlug(title), maxSlugLength) || `episode-${episodeNumber ?? 1}`;
    let number = reached.get(wanted) ?? 1;
    const free = () => (number === 1 ? wanted : `${wanted}-${number}`);
    while (taken.has(free())) number += 1;
    reached.set(wanted, number);
    taken.add(free());
    return free();
  };
}

const maxSlugLength = 150;
