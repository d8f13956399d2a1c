import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPage, poll } from './page.mjs';

// The sign-in page needs a window of its own, which must not be blocked. An overlay scrollbar takes no width from the page.
const settings = {
  'devtools.console.stdout.content': true,
  'dom.disable_open_during_load': false,
  'marionette.port': 0,
  'remote.prefs.recommended': true,
  'widget.gtk.overlay-scrollbars.enabled': true,
};

/** Debian has no geckodriver, so this uses Marionette, the protocol in which Firefox itself takes WebDriver's commands. */
export async function startFirefox([binary]) {
  const profile = await mkdtemp(join(tmpdir(), 'majlis-firefox-'));
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${value});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  // Access to the browser's own code is needed to read the console and for windows narrower than 450 px.
  const flags = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile];
  const firefox = spawn(binary, flags, { stdio: ['ignore', 'pipe', 'ignore'] });
  let written = '';
  firefox.stdout.setEncoding('utf8').on('data', (text) => {
    written += text;
  });
  const port = await poll(() => readFile(join(profile, 'MarionetteActivePort'), 'utf8'), 'Firefox listens');
  const send = await openMarionette(Number(port));
  const { capabilities } = await send('WebDriver:NewSession', {});
  const page = createPage(async (command, parameters) => {
    const result = await send(`WebDriver:${command}`, parameters);
    return Array.isArray(result) ? result : result.value;
  });
  const executeInBrowser = async (script, ...args) => {
    await send('Marionette:SetContext', { value: 'chrome' });
    return page.execute(script, ...args).finally(() => send('Marionette:SetContext', { value: 'content' }));
  };
  return {
    ...page,
    version: capabilities.browserVersion,
    resize: (width, height) => executeInBrowser(setViewport, width, height),
    readErrors: async (url) => {
      const thrown = await executeInBrowser(takeErrors, new URL(url).host);
      const logged = written.match(/^console\.error: (?!RSLoader).*/gm) ?? [];
      written = '';
      return [...logged, ...thrown];
    },
    close: async () => {
      firefox.kill();
      await once(firefox, 'exit');
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const setViewport = `const [width, height] = arguments;
  gBrowser.selectedBrowser.style.cssText =
    \`min-width: 0; width: \${width}px; max-width: \${width}px; min-height: \${height}px; height: \${height}px\`;`;

// A page is not to blame for a font that was still loading when it was left.
const takeErrors = `const [host] = arguments;
  const messages = Services.console.getMessageArray().map(String);
  Services.console.reset();
  return messages.filter((text) => text.includes(host) && !/JavaScript Warning|downloadable font/.test(text));`;

/** Opens the connection. Messages are JSON, each preceded by its length: [type, id, error, result]. */
async function openMarionette(port) {
  const socket = connect(port, '127.0.0.1');
  const pending = new Map();
  let received = Buffer.alloc(0);
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (let start = received.indexOf(':') + 1; start > 0; start = received.indexOf(':') + 1) {
      const end = start + Number(received.subarray(0, start - 1));
      if (received.length < end) return;
      const [, id, error, result] = Object.values(JSON.parse(received.subarray(start, end)));
      received = received.subarray(end);
      if (error) pending.get(id)?.reject(new Error(error.message));
      else pending.get(id)?.resolve(result);
    }
  });
  let id = 0;
  return (command, parameters) =>
    new Promise((resolve, reject) => {
      id += 1;
      pending.set(id, { resolve, reject });
      const message = Buffer.from(JSON.stringify([0, id, command, parameters]));
      socket.write(Buffer.concat([Buffer.from(`${message.length}:`), message]));
    });
}
