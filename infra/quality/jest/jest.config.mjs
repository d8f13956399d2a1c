import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

// The tests use the time zones of the product (ADR 0032). ICU reads the variable before any script runs, hence another process.
if (!process.env.ICU_TIMEZONE_FILES_DIR) {
  const env = { ...process.env, ICU_TIMEZONE_FILES_DIR: `${root}infra/time-zones` };
  const { status } = spawnSync(process.execPath, process.argv.slice(1), { stdio: 'inherit', env });
  process.exit(status ?? 1);
}

/**
 * Everything is compiled to CommonJS, including dependencies, because Jest cannot load ES modules on every Node
 * version that we support.
 */
const transform = {
  '\\.(ts|tsx|js|mjs)$': [
    '@swc/jest',
    {
      swcrc: false,
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true, decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs', ignoreDynamic: false },
    },
  ],
};

const project = (displayName, roots, more = {}) => ({
  displayName,
  rootDir: root,
  roots: roots.map((folder) => `<rootDir>/${folder}`),
  testEnvironment: 'node',
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.majlis/'],
  transform,
  transformIgnorePatterns: ['\\.(node|json)$'],
  moduleNameMapper: {
    '^@majlis/kit/testing/(.*)$': '<rootDir>/services/kit/testing/$1.ts',
    // Its package exports are for ES modules only.
    '^unicorn-magic$': '<rootDir>/node_modules/unicorn-magic/node.js',
    '^@majlis/(contracts|kit|cms|conferences|feeds|publisher)/(.*)$': '<rootDir>/services/$1/src/$2.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  ...more,
});

const database = {
  globalSetup: '<rootDir>/infra/quality/jest/start-database.mjs',
  globalTeardown: '<rootDir>/infra/quality/jest/stop-database.mjs',
};

const product = {
  globalSetup: '<rootDir>/infra/quality/end-to-end/start-products.mjs',
  globalTeardown: '<rootDir>/infra/quality/end-to-end/stop-products.mjs',
  setupFiles: ['<rootDir>/infra/quality/end-to-end/set-worker-product.mjs'],
  transformIgnorePatterns: ['/node_modules/(?:playwright-core|@axe-core|axe-core|sharp|pg|jose)/', '\\.(node|json)$'],
};

export default {
  rootDir: root,
  // Only a test that hangs takes so long, on the slowest machine, too.
  testTimeout: 600_000,
  reporters: ['default', '<rootDir>/infra/quality/jest/summary-reporter.mjs'],
  projects: [
    project('services', ['services'], database),
    project('frontend', ['frontend/src'], {
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/infra/quality/jest/browser-globals.ts'],
      setupFilesAfterEnv: ['<rootDir>/infra/quality/jest/dom-matchers.ts'],
      testEnvironmentOptions: { url: 'http://localhost:8080/' },
      moduleNameMapper: {
        '\\.(scss|css)$': '<rootDir>/infra/quality/jest/identity-styles.ts',
        '^@majlis/contracts/(.*)$': '<rootDir>/services/contracts/src/$1.ts',
        '^(\\.{1,2}/.*)\\.js$': '$1',
      },
    }),
    project('gateway', ['gateway']),
    project(
      'infra',
      [
        'infra/local',
        'infra/migrate',
        'infra/doctor',
        'infra/drill',
        'infra/scripts',
        'infra/monitoring',
        'infra/backup',
      ],
      database,
    ),
    // Compares manifests and documents with the code. No service runs.
    project('consistency', ['infra/kubernetes', 'infra/quality/consistency']),
    project('end-to-end', ['infra/quality/end-to-end'], product),
    // Tests that take too long for `make test`. They need the production that `make drill` starts; the last project
    // needs a product only.
    project('drills', ['infra/drill'], { testMatch: ['**/*.drill.ts'] }),
    project('hostile-feeds', ['infra/quality/end-to-end'], { ...product, testMatch: ['**/*.drill.ts'] }),
  ],
};
