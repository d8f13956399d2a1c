import type { IndexHtmlTransformContext, Plugin } from 'vite';

/** Links the style sheets that no module imports: the fonts for browsers without scripts, and the sheet of conference pages. */
export function styleLinks(): Plugin {
  let conferenceAttributes = '';
  return {
    name: 'style-links',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      order: 'pre',
      // A prerendered page of a conference links one sheet with all its styles (publisher/inject-into-template.ts), because each
      // sheet delays the first paint. Other pages load the added styles with the code of conference pages.
      handler(_options, bundle) {
        const addedSheet = findSheet('the-conference.css', bundle);
        const source = [findSheet('loading.css', bundle), addedSheet].map((sheet) => sheet.source).join('');
        const conferenceSheet = this.getFileName(
          this.emitFile({ type: 'asset', name: 'conference-pages.css', source }),
        );
        conferenceAttributes = ` data-conference="/${conferenceSheet}" data-included="/${addedSheet.fileName}"`;
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html
          .replace('<link rel="stylesheet" crossorigin', `<link rel="stylesheet"${conferenceAttributes} crossorigin`)
          // start.ts loads the fonts; without scripts a link does.
          .replace('</noscript>', () => {
            const fonts = findSheet('fonts.css', bundle);
            return `<link rel="stylesheet" crossorigin href="/${fonts.fileName}"></noscript>`;
          }),
    },
  };
}

/** Lists the scripts of every first visit for start.ts, which loads them after the first paint. */
export function deferredScripts(): Plugin {
  return {
    name: 'deferred-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const mainChunk = Object.values(bundle).find(({ name }) => name === 'main');
        const files = new Set<string>();
        const add = (file: string) => {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk' || files.has(file)) return;
          files.add(file);
          chunk.imports.forEach(add);
        };
        if (mainChunk) add(mainChunk.fileName);
        // index.html links the chunk `loading` itself.
        const isLoaded = (file: string) => bundle[file]?.name === 'loading';
        return [...files]
          .filter((file) => !isLoaded(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'later', fetchpriority: 'low', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          }));
      },
    },
  };
}

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

function findSheet(name: string, bundle: Bundle) {
  for (const file of Object.values(bundle)) if (file.type === 'asset' && file.names.includes(name)) return file;
  throw new Error(`The build has no ${name}`);
}
