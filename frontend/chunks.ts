type Context = { getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null };

const startEntry = `${import.meta.dirname}/src/start.ts`;
const mainEntry = `${import.meta.dirname}/src/main.tsx`;
/** What react-query's one index brings, and only the staff area uses. */
const isStaffOnlyQueryModule = /\/@tanstack\/[^?]*\/(queriesObserver|useQueries|mutationObserver|useMutation)\.js$/;
const isStyleOfSite = /\/src\/(app|site|ui)\/.*\.module\.scss$/;
/** Fetched with what is opened over a page, plays below it, or is for staff. */
const isStandaloneStyle = /\/(session-dialog|player-bar)\.module\.scss$|\/ui\/(dialog|form|sortable|toast|upload)\//;
const isCodeOfSite = /\/src\/site\//;
const isPage = (id: string) => /\/src\/site\/[^?]*-page\.tsx$/.test(id);
/** The chunk that conference and session pages share. Its name sorts after `site`, so that it takes no module of that chunk. */
const conferenceChunk = 'the-conference';
const isOfConference = ({ page }: { page: string }) => /\/(conference|session)-page\.tsx$/.test(page);

/**
 * How the code of the site is divided, apart from React (vite.config.ts). What every visit begins with, and what four pages
 * or more share, is one file and not thirty small ones: together they are packed tighter.
 * Whatever only the staff area or a single page needs is in neither. The bundler's own division is 45 files and 8 % more bytes.
 */
export function createChunkNamer() {
  let beginnings: Set<string> | undefined;
  let starting = new Set<string>();
  let pages: { page: string; needed: Set<string> }[] = [];
  return (id: string, context: Context): string | null => {
    if (!beginnings) {
      starting = collectImports(startEntry, context);
      beginnings = collectImports(mainEntry, context);
      const opened = [...beginnings].flatMap((from) => context.getModuleInfo(from)?.dynamicallyImportedIds ?? []);
      pages = [...new Set(opened)].filter(isPage).map((page) => ({ page, needed: collectImports(page, context) }));
    }
    const needing = pages.filter(({ needed }) => needed.has(id));
    if (isStyleOfSite.test(id)) {
      if (isStandaloneStyle.test(id)) return null;
      // All others are one sheet, which is there before the page is seen, and that of conferences (page-head.ts).
      const isForConferences = needing.length > 0 && needing.every(isOfConference) && !beginnings.has(id);
      return isForConferences ? conferenceChunk : 'loading';
    }
    // What loads the others comes before the page is seen, and without them. (Of two names the first in the alphabet takes
    // what both need.)
    if (id.includes('preload-helper') || starting.has(id)) return 'loading';
    if (isStaffOnlyQueryModule.test(id) || id === mainEntry || id.startsWith('\0')) return null;
    if (beginnings.has(id)) return 'site';
    if (needing.length >= minPagesSharing) return 'site';
    // Their styles are in the same file, which would be one more without it.
    return isCodeOfSite.test(id) && needing.length === 2 && needing.every(isOfConference) ? conferenceChunk : null;
  };
}

const minPagesSharing = 4;

/** All that must be there before a module can run. */
function collectImports(id: string, context: Context, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const needed of context.getModuleInfo(id)?.importedIds ?? []) collectImports(needed, context, found);
  return found;
}
