type Context = { getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null };

const startEntry = `${import.meta.dirname}/src/start.ts`;
const mainEntry = `${import.meta.dirname}/src/main.tsx`;
/** react-query's index imports these modules, but only the staff area uses them. */
const staffOnlyQueryModule = /\/@tanstack\/[^?]*\/(queriesObserver|useQueries|mutationObserver|useMutation)\.js$/;
const siteStyle = /\/src\/(app|site|ui)\/.*\.module\.scss$/;
/** Loaded with their code: on opening a dialog or the player, by staff only, or last. */
const standaloneStyle =
  /\/(session-dialog|player-bar)\.module\.scss$|\/ui\/(dialog|form|scheme|sortable|toast|upload)\//;
const siteCode = /\/src\/site\//;
const isPage = (id: string) => /\/src\/site\/[^?]*-page\.tsx$/.test(id);
/** Its name sorts after `site`: Rolldown moves what two chunks need into the first one in the alphabet. */
const conferenceChunk = 'the-conference';
const isConferencePage = ({ page }: { page: string }) => /\/(conferences?|session)-page\.tsx$/.test(page);

const isHomePage = ({ page }: { page: string }) => page.endsWith('/home-page.tsx');

const minPagesSharing = 4;

/** One chunk for what every visit and most pages need: the bundler's own division has 45 files and 8 % more bytes. */
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
      const isForConferences =
        importingPages.length > 0 && importingPages.every(isConferencePage) && !mainModules.has(id);
      return isForConferences ? conferenceChunk : 'loading';
    }
    // The preload helper loads the other chunks. `loading` sorts before them, so Rolldown moves none of its modules.
    if (id.includes('preload-helper') || startModules.has(id)) return 'loading';
    if (staffOnlyQueryModule.test(id) || id === mainEntry || id.startsWith('\0')) return null;
    if (mainModules.has(id)) return 'site';
    // Modules that the home page shares with one other page are here too: 7 files instead of 13, and 1.8 kB less.
    if (importingPages.length >= (importingPages.some(isHomePage) ? 2 : minPagesSharing)) return 'site';
    // The styles of conferences need a chunk anyway, so their shared code costs no additional file.
    const isConferenceCode = siteCode.test(id) && importingPages.length === 2 && importingPages.every(isConferencePage);
    return isConferenceCode ? conferenceChunk : null;
  };
}

function collectImports(id: string, context: Context, collected = new Set<string>()): Set<string> {
  if (collected.has(id)) return collected;
  collected.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) collectImports(imported, context, collected);
  return collected;
}
