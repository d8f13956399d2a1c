import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import purgecss from '@fullhuman/postcss-purgecss';
import react from '@vitejs/plugin-react';
import { defineConfig, type IndexHtmlTransformContext, type Plugin } from 'vite';
import { chunkName } from './chunks.ts';
import { fonts } from './fonts.ts';

/** react-bootstrap puts these class names together at run time, so no source file contains them. */
const bootstrapFamilies =
  /^(accordion|alert|badge|btn|collaps|dropdown|fade|form|input-group|invalid|is|list-group|modal|nav|offcanvas|progress|show|spinner|tab|table|toast|tooltip|valid|was)(-|$)/;

const gateway = 'http://localhost:8080';
const router = `${import.meta.dirname}/../node_modules/react-router/dist/production`;

/**
 * Has browsers refuse a script of the page that is not the one that was built. The name of a file is made before its last bytes
 * are, so the hash is taken of what was written.
 */
function integrity(): Plugin {
  return {
    name: 'integrity',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // First: the build is named after the page with its hashes.
    writeBundle: {
      order: 'pre',
      sequential: true,
      handler: async ({ dir }, bundle) => {
        const page = bundle['index.html'];
        if (!dir || page?.type !== 'asset') throw new Error('The build has made no index.html');
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

/**
 * Names the build in the file .build-id: pages that were written with one build are never served with another. index.html
 * names every file of the first load, and those name the others.
 */
function buildId(): Plugin {
  return {
    name: 'build-id',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle: {
      sequential: true,
      handler: async ({ dir }, bundle) => {
        const page = bundle['index.html'];
        if (!dir || page?.type !== 'asset') throw new Error('The build has made no index.html');
        const id = createHash('sha256').update(page.source).digest('hex').slice(0, 16);
        await writeFile(join(dir, '.build-id'), id);
      },
    },
  };
}

/**
 * What is needed to draw the page comes first, on the connection that is open already; scripts do not compete with it.
 */
function headOrder(): Plugin {
  return {
    name: 'head-order',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const styles = html.match(/ *<link rel="stylesheet" crossorigin[^>]*>\n/g) ?? [];
        const scripts =
          html.match(/ *(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)\n/g) ?? [];
        const rest = [...styles, ...scripts].reduce((left, tag) => left.replace(tag, ''), html);
        const later = scripts.map((tag) => tag.replace(' crossorigin', ' fetchpriority="low" crossorigin'));
        return (
          rest
            .replace(/(<meta name="viewport"[^>]*>\n)/, (tag) => `${tag}${styles.join('')}${linkOfConferences(bundle)}`)
            // start.ts brings the fonts; where scripts do not run a link does.
            .replace('</noscript>', `<link rel="stylesheet" crossorigin href="/${fontSheet(bundle)}"></noscript>`)
            .replace('</head>', () => `${later.join('')}</head>`)
        );
      },
    },
  };
}

/** The icon is part of the page: browsers ask for a file of its own before they draw the page, on one more connection. */
function iconInPage(): Plugin {
  return {
    name: 'icon-in-page',
    apply: 'build',
    async transformIndexHtml(html) {
      const icon = await readFile(`${import.meta.dirname}/public/favicon.svg`, 'utf8');
      const escaped = icon.trim().replace(/[<>#]/g, encodeURIComponent).replaceAll('"', "'");
      return html.replace('href="/favicon.svg"', () => `href="data:image/svg+xml,${escaped}"`);
    },
  };
}

/** Names the scripts of every first visit to start.ts, which fetches them all when the page is drawn. */
function laterScripts(): Plugin {
  return {
    name: 'later-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const beginning = Object.values(bundle).find(({ name }) => name === 'main');
        const needed = new Set<string>();
        const add = (file: string) => {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk' || needed.has(file)) return;
          needed.add(file);
          chunk.imports.forEach(add);
        };
        if (beginning) add(beginning.fileName);
        // Each of them asks for the first one, which is there.
        const isHere = (file: string) => bundle[file]?.name === 'loading';
        return [...needed]
          .filter((file) => !isHere(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'later', fetchpriority: 'low', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          }));
      },
    },
  };
}

function fontSheet(bundle: IndexHtmlTransformContext['bundle']): string {
  const source = Object.values(bundle ?? {}).find((file) => file.type === 'asset' && file.names.includes('fonts.css'));
  if (!source) throw new Error('The build has made no style sheet of fonts');
  return source.fileName;
}

/** No page is seen without its styles; the publisher leaves this one to the pages that need it. */
function linkOfConferences(bundle: IndexHtmlTransformContext['bundle']): string {
  const source = `${import.meta.dirname}/src/styles/conference-pages.scss`;
  const chunk = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.moduleIds.includes(source));
  const [sheet] = chunk?.type === 'chunk' ? (chunk.viteMetadata?.importedCss ?? []) : [];
  if (!sheet) throw new Error('The build has made no style sheet of conferences');
  return `    <link rel="stylesheet" data-for="conference" crossorigin href="/${sheet}">\n`;
}

export default defineConfig({
  plugins: [react(), fonts(), integrity(), buildId(), headOrder(), iconInPage(), laterScripts()],
  // The package names its build for development alone.
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: `${router}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
    ],
  },
  build: {
    target: 'es2023',
    sourcemap: false,
    // The content security policy refuses data: addresses for fonts and styles.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // start.ts asks for all that it imports by the links of index.html.
      resolveDependencies: (_file, needed, { hostId }) => (/\bindex-/.test(hostId) ? [] : needed),
    },
    rolldownOptions: {
      treeshake: {
        // What these make is dropped where nothing uses it. Each part of the router imports React under a name of its own.
        manualPureFunctions: [
          'forwardRef',
          'createContext',
          'memo',
          ...Array.from({ length: 12 }, (_, i) => `React${i || ''}`).flatMap((react) =>
            ['forwardRef', 'createContext', 'memo'].map((make) => `${react}.${make}`),
          ),
        ],
      },
    },
  },
  // The module that draws pages into files brings all that it needs along.
  ssr: { noExternal: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // start.ts lets React run by itself, before all that needs it. It stays in the browser's cache over releases.
                { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
                { name: chunkName(), debugName: 'chunks' },
              ],
            },
          },
        },
      },
    },
    ssr: { define: { 'process.env.NODE_ENV': '"production"' }, build: { copyPublicDir: false } },
  },
  css: {
    preprocessorOptions: {
      scss: {
        // Bootstrap 5.3 is written for Sass @import.
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
    postcss: {
      plugins: [
        purgecss({
          content: [`${import.meta.dirname}/index.html`, `${import.meta.dirname}/src/**/*.{ts,tsx}`],
          safelist: { greedy: [bootstrapFamilies], variables: [/^--/], keyframes: [/./] },
          dynamicAttributes: [
            'dir',
            'lang',
            'open',
            'hidden',
            'disabled',
            'type',
            'data-state',
            'role',
            'aria-current',
            'aria-expanded',
            'aria-hidden',
            'aria-invalid',
            'aria-pressed',
            'aria-selected',
          ],
        }),
      ],
    },
  },
  server: { proxy: { '/api': gateway, '/images': gateway, '/documents': gateway } },
});
