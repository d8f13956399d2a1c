import { existsSync } from 'node:fs';

const paths = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

/** The quickest that is installed, unless the environment names one; empty without any. */
export const findChromium = () => process.env.CHROMIUM ?? paths.find((path) => existsSync(path)) ?? '';
