/** Runs of what is neither letter nor digit, of any script, become one hyphen; '' when nothing else is there. */
export const episodeSlug = (title: string): string =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

type Episode = { title: string; episodeNumber: number | null };

/** The address of a new episode: of its title, else of its number, and with '-2', '-3' … when another has it. */
export function freeSlug({ title, episodeNumber }: Episode, taken: ReadonlySet<string>): string {
  const wanted = episodeSlug(title).slice(0, 150) || `episode-${episodeNumber ?? 1}`;
  let free = wanted;
  for (let next = 2; taken.has(free); next += 1) free = `${wanted}-${next}`;
  return free;
}
