import type { IndexHtmlTransformContext, Plugin } from 'vite';

/** Links the style sheets that no module of the page imports: fonts without scripts, and the sheet of conference pages. */
export function styleLinks(): Plugin {
  let ofConferences = '';
  return {
    name: 'style-links',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      order: 'pre',
      // A prerendered page of a conference links one sheet with everything (publisher/inject-into-template.ts), because each sheet is one
      // more connection before the page is seen. Other pages get the added styles with the code of conference pages.
      handler(_options, bundle) {
        const added = findSheet('the-conference.css', bundle);
        const source = [findSheet('loading.css', bundle), added].map((sheet) => sheet.source).join('');
        const whole = this.getFileName(this.emitFile({ type: 'asset', name: 'conference-pages.css', source }));
        ofConferences = ` data-conference="/${whole}" data-included="/${added.fileName}"`;
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html
          .replace('<link rel="stylesheet" crossorigin', `<link rel="stylesheet"${ofConferences} crossorigin`)
          // start.ts loads the fonts; without scripts a link does.
          .replace('</noscript>', () => {
            const fonts = findSheet('fonts.css', bundle);
            return `<link rel="stylesheet" crossorigin href="/${fonts.fileName}"></noscript>`;
          }),
    },
  };
}

/** Names the scripts of every first visit to start.ts, which fetches them all when the page is drawn. */
export function deferredScripts(): Plugin {
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

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

function findSheet(name: string, bundle: Bundle) {
  for (const file of Object.values(bundle)) if (file.type === 'asset' && file.names.includes(name)) return file;
  throw new Error(`The build has made no ${name}`);
}
