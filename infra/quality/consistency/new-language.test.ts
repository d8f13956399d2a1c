import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { manifest } from '../../../frontend/src/testing/manifest.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'majlis-language-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const madeUp = "{ tag: 'xx', name: 'Xxish', direction: 'ltr', locale: 'en-GB', openGraphLocale: 'xx_XX' },";
const config = `import { mergeConfig } from 'vite';
import config from '${join(root, 'frontend/vite.config.ts')}';
export default mergeConfig(config, {
  plugins: [
    {
      name: 'made-up-language',
      transform: {
        order: 'pre',
        filter: { id: /contracts\\/dist\\/shared\\/languages\\.js$/ },
        handler: (code) => code.replace("{ tag: 'ms',", (malay) => ${JSON.stringify(madeUp)} + malay),
      },
    },
  ],
});`;

test('a line in the list of languages and a folder of texts add a language to the site', async () => {
  const frontend = join(folder, 'frontend');
  for (const part of ['src', 'package.json'])
    cpSync(join(root, 'frontend', part), join(frontend, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(frontend, 'vite.config.ts'), config);
  const messages = join(frontend, 'src/messages');
  cpSync(join(messages, 'en'), join(messages, 'xx'), { recursive: true });
  const texts = JSON.parse(readFileSync(join(messages, 'xx/site.json'), 'utf8'));
  texts.navigation.whoWeAre = 'Xxo xx xxe';
  writeFileSync(join(messages, 'xx/site.json'), JSON.stringify(texts));

  const vite = join(root, 'node_modules/.bin/vite');
  const options = ['--ssr', 'src/publisher/render.ts', '--outDir', 'dist-publisher', '--logLevel', 'warn'];
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(vite, ['build', ...options], { cwd: frontend, stdio: 'inherit', env });
  const { createRenderer } = await import(pathToFileURL(join(frontend, 'dist-publisher/render.js')).href);
  const renderPage = await createRenderer('xx', manifest);
  const { status, html } = await renderPage('/about', {
    origin: 'https://www.example.org',
    now: 0,
    shell: '<html lang="xx"><head></head><body></body></html>',
    fetchPath: async () => ({ status: 200, text: '[]' }),
  });
  expect(status).toBe(200);
  expect(html).toContain('<title data-prerendered="react">Xxo xx xxe');
  expect(html).toContain('href="/xx/contact"');
  expect(html).not.toContain('href="/contact"');
  expect(html).toContain('content="xx_XX"');
});
