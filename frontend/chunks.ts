type Context = { getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null };

const startEntry = `${import.meta.dirname}/src/start.ts`;
const mainEntry = `${import.meta.dirname}/src/main.tsx`;
/** react-query's index imports these modules, but only the staff area uses them. */
const staffOnlyQueryModule =
  /\/@tanstack\/[^?]*\/(queriesObserver|useQueries|mutationObserver|mutationCache|mutation|useMutation)\.js$/;
const staffEntry = `${import.meta.dirname}/src/admin/routes.tsx`;
/** Every visit of the staff area loads these, and most visits begin with the overview. */
const staffFrame = /\/src\/admin\/(admin-root|layout\/admin-layout)\.tsx$/;
const staffStart = /\/src\/admin\/overview\/overview-page\.tsx$/;
const ownFile = /\/(frontend\/src\/(?!admin\/icon\.)|contracts\/dist\/)[^?]*\.(tsx?|js)$/;
const siteStyle = /\/src\/(app|site|ui)\/.*\.module\.scss$/;
/** Loaded with their code: on opening a dialog or the player, by staff only, without network, or last. */
const standaloneStyle =
  /\/(agenda-dialog|language-offer|offline-copy|session-dialog|player-bar|palette)\.module\.scss$|\/programme\/grid\/|\/ui\/(dialog|form|scheme|sortable|toast|upload)\//;
/** These names sort after `site`, in this order: Rolldown moves what two chunks need into the first one in the alphabet. */
const sharedWithStaffChunk = 'site-and-staff';
const conferenceChunk = 'the-conference';
const searchableList =
  /\/site\/feed-items\/(searchable-list|list-toolbar|virtual-card-grid|virtual-chunk|use-chunk-heights)\.tsx?$/;
/** The page and the palette of the search share these, so that they are one file and one sheet. */
const sharedSearch = /\/(ui\/text\/highlighted|site\/search\/search-address|site\/search\/search\.module)\.[^/]*$/;
const siteCode = /\/src\/site\/|\/contracts\/[^?]*\/(calendars|programme-changes)\.js$/;
/** Pages of conferences and of staff need these. Staff would otherwise load the styles of conferences with them. */
const sharedWithStaff = /\/(isolate\.ts|zone-changes\.js|correct-time-zones\.ts|time-zones\.ts)$/;
const isPage = (id: string) => /\/src\/site\/[^?]*-page\.tsx$/.test(id);
const isConferencePage = ({ page }: { page: string }) =>
  /\/(conferences?|conference-list|session|changes|proceedings)-page\.tsx$/.test(page);
/** Few visits need their code, so that they count for no other chunk. The styles of speakers and the search are sheets beside it. */
const isRarePage = ({ page }: { page: string }) =>
  /\/(speakers|changes|proceedings|conference-list|search|list)-page\.tsx$/.test(page);

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
    const allImportingPages = pages.filter(({ modules }) => modules.has(id));
    const importingPages = allImportingPages.filter((page) => !isRarePage(page));
    if (sharedSearch.test(id)) return 'the-search';
    if (siteStyle.test(id)) {
      if (standaloneStyle.test(id)) return null;
      if (allImportingPages.length === 0 || mainModules.has(id)) return 'loading';
      // A prerendered page links one sheet, which is that of conferences for their rare pages, too.
      if (importingPages.length === 0) return allImportingPages.every(isConferencePage) ? conferenceChunk : null;
      return importingPages.every(isConferencePage) ? conferenceChunk : 'loading';
    }
    // The preload helper loads the other chunks. `loading` sorts before them, so Rolldown moves none of its modules.
    if (id.includes('preload-helper') || startModules.has(id)) return 'loading';
    if (staffOnlyQueryModule.test(id) || id === mainEntry || id.startsWith('\0')) return null;
    if (mainModules.has(id)) return 'site';
    if (sharedWithStaff.test(id)) return sharedWithStaffChunk;
    // The page of speakers needs half of this.
    if (searchableList.test(id)) return 'the-list';
    // Alone it would be a file for the home page, because the staff area needs it, too.
    if (importingPages.some(isHomePage) && id.endsWith('/use-media-query.ts')) return 'site';
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

/** One chunk for what several pages of the staff area need, the first one among them. It has no style sheets. */
export function createStaffChunkNamer() {
  let staffModules: Set<string> | undefined;
  return (id: string, context: Context): string | null => {
    staffModules ??= collectStaffModules(context);
    return staffModules.has(id) ? 'staff-area' : null;
  };
}

/** Finds what all pages of the staff area need, or the overview and another one, unless a public page needs it, too. */
function collectStaffModules(context: Context): Set<string> {
  const lazyPages = context.getModuleInfo(staffEntry)?.dynamicallyImportedIds ?? [];
  const importsOf = (isMatch: (page: string) => boolean) =>
    lazyPages.filter(isMatch).flatMap((page) => [...collectImports(page, context)]);
  const ofOthers = new Set(importsOf((page) => !staffStart.test(page)));
  const ofStart = importsOf((page) => staffStart.test(page)).filter((id) => ofOthers.has(id));
  const shared = new Set([...importsOf((page) => staffFrame.test(page)), ...ofStart]);
  const publicModules = collectPublicModules(startEntry, context);
  return new Set([...shared].filter((id) => !publicModules.has(id) && isOwnCode(id, context)));
}

/** Follows lazy imports, too, but not into the staff area. */
function collectPublicModules(id: string, context: Context, collected = new Set<string>()): Set<string> {
  if (collected.has(id) || id === staffEntry) return collected;
  collected.add(id);
  const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
  for (const imported of [...importedIds, ...dynamicallyImportedIds])
    collectPublicModules(imported, context, collected);
  return collected;
}

/** Icons stay with the sheet of the staff area, and what imports zod with the forms, of which the overview has none. */
const isOwnCode = (id: string, context: Context): boolean =>
  ownFile.test(id) && ![...collectImports(id, context)].some((imported) => imported.includes('/node_modules/zod/'));
