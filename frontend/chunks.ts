type Context = { getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null };

const start = `${import.meta.dirname}/src/start.ts`;
const beginning = `${import.meta.dirname}/src/main.tsx`;
/** What react-query's one index brings, and only the staff area uses. */
const forStaff = /\/@tanstack\/[^?]*\/(queriesObserver|useQueries|mutationObserver|useMutation)\.js$/;
const isStyle = /\.module\.scss$/;
const isPage = (id: string) => /\/src\/site\/[^?]*-page\.tsx$/.test(id);

/**
 * How the code of the site is divided, apart from React (vite.config.ts). What every visit begins with, and what four pages
 * or more share, is one file and not thirty small ones: together they are packed tighter.
 * Whatever only the staff area or a single page needs is in neither.
 */
export function chunkName() {
  let beginnings: Set<string> | undefined;
  let starting = new Set<string>();
  let pages: Set<string>[] = [];
  return (id: string, context: Context): string | null => {
    if (!beginnings) {
      starting = neededBy(start, context);
      beginnings = neededBy(beginning, context);
      const opened = [...beginnings].flatMap((from) => context.getModuleInfo(from)?.dynamicallyImportedIds ?? []);
      pages = [...new Set(opened)].filter(isPage).map((page) => neededBy(page, context));
    }
    // The styles of all pages are one sheet, which is there before the page is seen.
    if (isStyle.test(id) && [beginnings, ...pages].some((needed) => needed.has(id))) return 'loading';
    // What loads the others comes before the page is seen, and without them. (Of two names the first in the alphabet takes
    // what both need.)
    if (id.includes('preload-helper') || starting.has(id)) return 'loading';
    if (forStaff.test(id) || id === beginning || id.startsWith('\0')) return null;
    if (beginnings.has(id)) return 'site';
    return pages.filter((needed) => needed.has(id)).length >= leastShared ? 'site' : null;
  };
}

const leastShared = 4;

/** All that must be there before a module can run. */
function neededBy(id: string, context: Context, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const needed of context.getModuleInfo(id)?.importedIds ?? []) neededBy(needed, context, found);
  return found;
}
