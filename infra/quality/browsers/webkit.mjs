import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../../dist/local/processes/ports.js';
import { createPage, poll } from './page.mjs';

const consoleTimeMs = 5_000;
const paths = {
  ExecuteScript: ['POST', 'execute/sync'],
  FindElement: ['POST', 'element'],
  Navigate: ['POST', 'url'],
  GetWindowHandles: ['GET', 'window/handles'],
  SwitchToWindow: ['POST', 'window'],
  SetWindowRect: ['POST', 'window/rect'],
};
const elementPaths = { ElementClick: 'click', ElementSendKeys: 'value' };

// The browser's toolbar is wider than a phone and would keep the window from being as narrow.
const gtkStyles = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px }';

export async function startWebKit([driverPath, xvfbPath, binary]) {
  const home = await mkdtemp(join(tmpdir(), 'majlis-webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/gtk.css'), gtkStyles);
  const xvfb = spawn(xvfbPath, ['-displayfd', '1', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp']);
  const [display] = await once(xvfb.stdout, 'data');
  // Machines without a graphics card draw in software.
  const software = { WEBKIT_DISABLE_DMABUF_RENDERER: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const env = { ...process.env, ...software, HOME: home, XDG_CONFIG_HOME: home, DISPLAY: `:${String(display).trim()}` };
  const port = await freePort();
  const driver = spawn(driverPath, [`--port=${port}`], { env, stdio: 'ignore' });
  const call = (method, path, body) => request(`http://127.0.0.1:${port}${path}`, method, body);
  await poll(() => call('GET', '/status'), 'WebKitWebDriver listens');
  const options = { binary, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const session = await call('POST', '/session', { capabilities });
  const send = (command, { id, ...body }) => {
    const [method, path] = paths[command] ?? ['POST', `element/${id}/${elementPaths[command]}`];
    return call(method, `/session/${session.sessionId}/${path}`, method === 'POST' ? body : undefined);
  };
  return {
    ...createPage(send),
    version: session.capabilities.browserVersion,
    resize: (width, height) => send('SetWindowRect', { width, height }),
    readErrors: (url) => readConsole(binary, url, env),
    close: async () => {
      await call('DELETE', `/session/${session.sessionId}`);
      driver.kill();
      xvfb.kill();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function request(url, method, body) {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(value.message || value.error);
  return value;
}

/** The driver cannot read the console, so a browser without it opens the page once more. It writes to stderr, despite
 * the name of its setting. */
async function readConsole(binary, url, env) {
  const browser = spawn(binary, ['--enable-write-console-messages-to-stdout=true', url], { env });
  setTimeout(() => browser.kill(), consoleTimeMs);
  const lines = (await text(browser.stderr)).split('\n');
  // WebKitGTK has no web app manifests.
  return lines.filter((line) => /CONSOLE( \w+)* ERROR/.test(line) && !line.includes("'manifest-src'"));
}
