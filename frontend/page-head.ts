import { readFile } from 'node:fs/promises';
import type { IndexHtmlTransformContext, Plugin } from 'vite';

/**
 * What is needed to draw the page comes first, on the connection that is open already; scripts do not compete with it.
 */
export function headOrder(): Plugin {
  let ofConferences = '';
  return {
    name: 'head-order',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      order: 'pre',
      // What the pages of a conference have besides the rest. A visitor of another page gets it with their code; a written page
      // of theirs links one sheet with everything (publisher/page-from.ts), because each is one more connection before it is seen.
      handler(_options, bundle) {
        const added = sheetNamed('the-conference.css', bundle);
        const source = [sheetNamed('loading.css', bundle), added].map((sheet) => sheet.source).join('');
        const whole = this.getFileName(this.emitFile({ type: 'asset', name: 'conference-pages.css', source }));
        ofConferences = ` data-conference="/${whole}" data-included="/${added.fileName}"`;
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const fonts = sheetNamed('fonts.css', bundle);
        const styles = html.match(/ *<link rel="stylesheet" crossorigin[^>]*>\n/g) ?? [];
        const scripts =
          html.match(/ *(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)\n/g) ?? [];
        const rest = [...styles, ...scripts].reduce((left, tag) => left.replace(tag, ''), html);
        const sheets = styles.join('').replace(' crossorigin', `${ofConferences} crossorigin`);
        const later = scripts.map((tag) => tag.replace(' crossorigin', ' fetchpriority="low" crossorigin'));
        return (
          rest
            .replace(/(<meta name="viewport"[^>]*>\n)/, (tag) => `${tag}${sheets}`)
            // start.ts brings the fonts; where scripts do not run a link does.
            .replace('</noscript>', `<link rel="stylesheet" crossorigin href="/${fonts.fileName}"></noscript>`)
            .replace('</head>', () => `${later.join('')}</head>`)
        );
      },
    },
  };
}

/** The icon is part of the page: browsers ask for a file of its own before they draw the page, on one more connection. */
export function iconInPage(): Plugin {
  return {
    name: 'icon-in-page',
    apply: 'build',
    async transformIndexHtml(html) {
      const icon = await readFile(`${import.meta.dirname}/public/favicon.svg`, 'utf8');
      const escaped = icon
        .trim()
        .replaceAll('"', "'")
        .replace(/[<>#\s]/g, encodeURIComponent);
      return html.replace('href="/favicon.svg"', () => `href="data:image/svg+xml,${escaped}"`);
    },
  };
}

/** Names the scripts of every first visit to start.ts, which fetches them all when the page is drawn. */
export function laterScripts(): Plugin {
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

function sheetNamed(name: string, bundle: Bundle) {
  for (const file of Object.values(bundle)) if (file.type === 'asset' && file.names.includes(name)) return file;
  throw new Error(`The build has made no ${name}`);
}
