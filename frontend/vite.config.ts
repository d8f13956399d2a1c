import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLanguage, siteLanguages, staffLanguages } from '@majlis/contracts/languages';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { createChunkNamer, createStaffChunkNamer } from './chunks.ts';
import { compileMessages } from './compile-messages.mjs';
import { fonts } from './fonts.ts';
import { deferredScripts, styleLinks } from './page-head.ts';
import { readShellTexts } from './shell-texts.ts';
import { checkStaffSheetOrder, preventStyleTreeShaking, scopedClassName } from './style-modules.ts';

const { tag, direction } = siteLanguages.find(({ tag }) => tag === process.env.LANGUAGE) ?? defaultLanguage;
/** A build of the staff area has no path prefix, because its pages are below /admin in every language. */
const isStaffArea = process.env.STAFF_AREA === 'true';
const staffTag = staffLanguages.some((language) => language.tag === tag) ? tag : defaultLanguage.tag;
const messages = `${import.meta.dirname}/src/messages`;
const gateway = 'http://localhost:8080';
/** Of the staff area without what few visits open: the import and the editor of formatted texts. */
const staffStyles =
  /\/src\/((admin(?!\/(import|rich-text)\/)|ui\/(form|upload))\/.*\.module\.scss|admin\/icon\.tsx|styles\/admin\/admin\.scss)$/;
const router = `${import.meta.dirname}/../node_modules/react-router/dist/production`;

/** Only the written files have their final content. */
function subresourceIntegrity(): Plugin {
  return {
    name: 'subresource-integrity',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // Runs before buildId, which hashes index.html.
    writeBundle: {
      order: 'pre',
      sequential: true,
      handler: async ({ dir }, bundle) => {
        const page = bundle['index.html'];
        if (!dir || page?.type !== 'asset') throw new Error('The build has no index.html');
        let html = String(page.source);
        for (const [tag, file = ''] of html.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)) {
          const hash = createHash('sha384')
            .update(await readFile(join(dir, file)))
            .digest('base64');
          html = html.replace(tag, `${tag} integrity="sha384-${hash}"`);
        }
        page.source = html;
        await writeFile(join(dir, 'index.html'), html);
      },
    },
  };
}

/** index.html and the manifest are in English. */
function shellLanguage(): Plugin {
  let manifest = '';
  return {
    name: 'shell-language',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild && tag !== defaultLanguage.tag,
    async generateBundle() {
      const { appName, appDescription } = readShellTexts(tag);
      const english = JSON.parse(await readFile(`${import.meta.dirname}/public/manifest.webmanifest`, 'utf8'));
      const texts = { name: appName, short_name: appName, description: appDescription };
      const source = JSON.stringify({ ...english, ...texts, lang: tag, dir: direction, start_url: `/${tag}` });
      manifest = this.getFileName(this.emitFile({ type: 'asset', name: 'manifest.webmanifest', source }));
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replace('lang="en" dir="ltr"', `lang="${tag}" dir="${direction}"`)
          .replace('/manifest.webmanifest', `/${manifest}`)
          .replace(readShellTexts(defaultLanguage.tag).needsScripts, readShellTexts(tag).needsScripts),
    },
  };
}

/** Keeps builds apart. The id changes with every file: index.html names the first ones by hash, and those the others. */
function buildId(): Plugin {
  return {
    name: 'build-id',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle: {
      sequential: true,
      handler: async ({ dir }, bundle) => {
        const page = bundle['index.html'];
        if (!dir || page?.type !== 'asset') throw new Error('The build has no index.html');
        const id = createHash('sha256').update(page.source).digest('hex').slice(0, 16);
        await writeFile(join(dir, '.build-id'), id);
      },
    },
  };
}

/** The site only reads, and each first visit would load 1 kB that is for writing. */
function clientWithoutMutations(): Plugin {
  return {
    name: 'client-without-mutations',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './mutationCache.js' && importer?.endsWith('/query-core/build/modern/queryClient.js')
        ? `${import.meta.dirname}/src/api/mutation-cache-stub.ts`
        : undefined,
  };
}

const compiledMessages: Plugin = {
  name: 'compiled-messages',
  transform: { order: 'pre', filter: { id: /\/messages\/\w+\/\w+\.json$/ }, handler: compileMessages },
};

export default defineConfig({
  plugins: [
    react(),
    compiledMessages,
    clientWithoutMutations(),
    shellLanguage(),
    fonts(),
    preventStyleTreeShaking(),
    checkStaffSheetOrder(),
    subresourceIntegrity(),
    buildId(),
    styleLinks(),
    deferredScripts(),
  ],
  resolve: {
    alias: [
      ...(isStaffArea && tag !== defaultLanguage.tag
        ? [{ find: /^#messages\/language$/, replacement: `${messages}/staff-language.${tag}.ts` }]
        : []),
      { find: /^#messages\/staff\.json$/, replacement: `${messages}/${staffTag}/staff.json` },
      { find: /^#messages\/staff\//, replacement: `${messages}/${staffTag}/staff/` },
      { find: /^#messages\/(?!staff$)/, replacement: `${messages}/${tag}/` },
      // The package exports its development build here, which has 353 bytes more of the 100,000 that a first visit may have.
      { find: /^react-router$/, replacement: `${router}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
      // Infinite queries are not used and would add 373 bytes to each first visit.
      { find: './infiniteQueryBehavior.js', replacement: `${import.meta.dirname}/src/api/infinite-queries-stub.ts` },
    ],
  },
  build: {
    target: 'es2023',
    // All of them know :dir(), which would become a list of languages.
    cssTarget: ['chrome120', 'firefox121', 'safari17'],
    sourcemap: false,
    // The content security policy forbids data: URLs for fonts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // An undefined import is a class name that its style module does not have.
      onLog: (level, log, next) => {
        if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message);
        next(level, log);
      },
      optimization: { inlineConst: true },
    },
  },
  // The renderer runs in the publisher's image, which has no node_modules of the frontend.
  ssr: { noExternal: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Each first visit loads the names of all files, and 42 bits keep the versions of one apart. Eight letters
            // would add 160 bytes.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7].[ext]',
            codeSplitting: {
              groups: [
                // start.ts runs React in a task of its own. The file stays in the browser's cache over releases.
                { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
                { name: createChunkNamer(), debugName: 'chunks' },
                { name: createStaffChunkNamer(), debugName: 'staff area', includeDependenciesRecursively: false },
                // Every page of the staff area loads this sheet, because all of them import icons.
                { name: 'staff', test: staffStyles, includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { copyPublicDir: false },
    },
  },
  css: {
    modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedClassName },
    preprocessorOptions: {
      scss: {
        loadPaths: [tag, ''].map((folder) => join(import.meta.dirname, 'src/styles/languages', folder)),
        // Bootstrap 5.3 is written for Sass @import.
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
  },
  server: { proxy: { '/api': gateway, '/images': gateway, '/documents': gateway } },
});
