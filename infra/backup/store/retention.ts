import { isArchiveName } from '../archive/names.js';

/** Which archives go: all but the newest `keep`. `latest`, just written and read back, stays even where a clock was set back. */
export function surplus(names: string[], keep: number, latest: string): string[] {
  const others = names.filter((name) => isArchiveName(name) && name !== latest).sort();
  return others.slice(0, Math.max(0, others.length - (keep - 1)));
}
