type Context = { getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null };

const startEntry = `${import.meta.dirname}/src/start.ts`;
const mainEntry = `${import.meta.dirname}/src/main.tsx`;
/** react-query's index imports these modules, but only the staff area uses them. */
const staffOnlyQueryModule = /\/@tanstack\/[^?]*\/(queriesObserver|useQueries|mutationObserver|useMutation)\.js$/;
const siteStyle = /\/src\/(app|site|ui)\/.*\.module\.scss$/;
/** Dialogs and the player load their styles when they are opened; some styles of ui are for staff only. */
const standaloneStyle = /\/(session-dialog|player-bar)\.module\.scss$|\/ui\/(dialog|form|sortable|toast|upload)\//;
const siteCode = /\/src\/site\//;
const isPage = (id: string) => /\/src\/site\/[^?]*-page\.tsx$/.test(id);
/** Shared by conference and session pages. Its name sorts after `site`, so that Rolldown moves no module of `site` into it. */
const conferenceChunk = 'the-conference';
const isConferencePage = ({ page }: { page: string }) => /\/(conference|session)-page\.tsx$/.test(page);

/** A module that so many pages import belongs to the chunk of every visit. */
const minPagesSharing = 4;

/**
 * Divides the code of the site into chunks, apart from React (vite.config.ts). The code of every visit and the code that
 * several pages share are one file, because one file compresses better than thirty small ones: the bundler's own division has
 * 45 files and 8 % more bytes. Modules of a single page or of the staff area stay out of it.
 */
export function createChunkNamer() {
  let mainModules: Set<string> | undefined;
  let startModules = new Set<string>();
  let pages: { page: string; modules: Set<string> }[] = [];
  return (id: string, context: Context): string | null => {
    if (!mainModules) {
      startModules = collectImports(startEntry, context);
      mainModules = collectImports(mainEntry, context);
      const lazyModules = [...mainModules].flatMap((from) => context.getModuleInfo(from)?.dynamicallyImportedIds ?? []);
      pages = [...new Set(lazyModules)]
        .filter(isPage)
        .map((page) => ({ page, modules: collectImports(page, context) }));
    }
    const importingPages = pages.filter(({ modules }) => modules.has(id));
    if (siteStyle.test(id)) {
      if (standaloneStyle.test(id)) return null;
      // All other styles are in two sheets: that of every page, which blocks rendering, and that of conferences (page-head.ts).
      const isForConferences =
        importingPages.length > 0 && importingPages.every(isConferencePage) && !mainModules.has(id);
      return isForConferences ? conferenceChunk : 'loading';
    }
    // The preload helper is in the first chunk, because it loads the others. Rolldown gives a module that two chunks need to
    // the one whose name comes first in the alphabet, hence the name.
    if (id.includes('preload-helper') || startModules.has(id)) return 'loading';
    if (staffOnlyQueryModule.test(id) || id === mainEntry || id.startsWith('\0')) return null;
    if (mainModules.has(id)) return 'site';
    if (importingPages.length >= minPagesSharing) return 'site';
    // The styles of conferences need a chunk anyway, so their shared code costs no additional file.
    const isConferenceCode = siteCode.test(id) && importingPages.length === 2 && importingPages.every(isConferencePage);
    return isConferenceCode ? conferenceChunk : null;
  };
}

/** Follows static imports only. */
function collectImports(id: string, context: Context, collected = new Set<string>()): Set<string> {
  if (collected.has(id)) return collected;
  collected.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) collectImports(imported, context, collected);
  return collected;
}
