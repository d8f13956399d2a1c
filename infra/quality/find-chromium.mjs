import { existsSync } from 'node:fs';

const paths = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

/** Returns the path of the quickest Chromium that is installed, unless the environment names one; empty if there is none. */
export const findChromium = () => process.env.CHROMIUM ?? paths.find((path) => existsSync(path)) ?? '';

// Chromium's sandbox does not work for root, and the pages are our own. The other flags keep Chromium off the network.
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
].concat(['--disable-background-networking', '--disable-component-update']);
