import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Everything becomes CommonJS, dependencies too: Jest cannot yet load ES modules on every Node that we support. */
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
    // It offers itself to ES modules only, which these no longer are.
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
  setupFiles: ['<rootDir>/infra/quality/end-to-end/workers-product.mjs'],
  transformIgnorePatterns: ['/node_modules/(?:playwright-core|@axe-core|axe-core|sharp|pg|jose)/', '\\.(node|json)$'],
};

export default {
  rootDir: root,
  testTimeout: 30_000,
  reporters: ['default', '<rootDir>/infra/quality/jest/plain-summary.mjs'],
  projects: [
    project('services', ['services'], database),
    project('frontend', ['frontend/src'], {
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/infra/quality/jest/browser-globals.ts'],
      setupFilesAfterEnv: ['<rootDir>/infra/quality/jest/dom-matchers.ts'],
      testEnvironmentOptions: { url: 'http://localhost:8080/' },
      moduleNameMapper: {
        '\\.(scss|css)$': '<rootDir>/infra/quality/jest/no-styles.ts',
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
    // What is written down, held against what it speaks of; nothing runs.
    project('written', ['infra/kubernetes', 'infra/quality/written']),
    project('end-to-end', ['infra/quality/end-to-end'], product),
    // What takes longer than a test may, on the production that `make drill` starts; the last needs only a product.
    project('drills', ['infra/drill'], { testMatch: ['**/*.drill.ts'] }),
    project('hostile-feeds', ['infra/quality/end-to-end'], { ...product, testMatch: ['**/*.drill.ts'] }),
  ],
};
