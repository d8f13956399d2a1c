import type { IndexHtmlTransformContext, Plugin } from 'vite';

export function styleLinks(): Plugin {
  let sheetAttributes = '';
  return {
    name: 'style-links',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      order: 'pre',
      // Each sheet delays the first paint, so prerendered pages of conferences and speakers link only one
      // (inject-into-template.ts).
      handler(_options, bundle) {
        const conferenceSheets = ['loading.css', 'the-conference.css'].map((name) => findSheet(name, bundle));
        const speakerSheets = [...conferenceSheets, findSheet('speakers-page.css', bundle)];
        const join = (name: string, sheets: typeof speakerSheets) => {
          const source = sheets.map((sheet) => sheet.source).join('');
          return this.getFileName(this.emitFile({ type: 'asset', name, source }));
        };
        const included = speakerSheets.slice(1).map(({ fileName }) => `/${fileName}`);
        const focusSheet = this.getFileName(this.emitFile({ type: 'asset', name: 'focus.css', source: focusStyles() }));
        sheetAttributes = ` data-conference="/${join('conference-pages.css', conferenceSheets)}" data-speakers="/${join('speaker-pages.css', speakerSheets)}" data-included="${included.join(' ')}" data-focus="/${focusSheet}"`;
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html
          .replace('<link rel="stylesheet" crossorigin', `<link rel="stylesheet"${sheetAttributes} crossorigin`)
          // start.ts loads the fonts; without scripts a link does.
          .replace('</noscript>', () => {
            const fonts = findSheet('fonts.css', bundle);
            return `<link rel="stylesheet" crossorigin href="/${fonts.fileName}"></noscript>`;
          }),
    },
  };
}

/** Linked by prerendered pages with a focal point only; components set it themselves (picture.tsx). */
function focusStyles(): string {
  const percents = Array.from({ length: 101 }, (_, percent) => `${percent}%`);
  const rules = percents.map(
    (value) => `[data-focus^="${value} "]{--x:${value}}[data-focus$=" ${value}"]{--y:${value}}`,
  );
  return `${rules.join('')}.picture [data-focus]{object-position:var(--x) var(--y)}`;
}

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
        const isLinkedByIndexHtml = (file: string) => bundle[file]?.name === 'loading';
        return [...files]
          .filter((file) => !isLinkedByIndexHtml(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'deferred', fetchpriority: 'low', crossorigin: true, href: `/${file}` },
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
