import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

// The tests use the time zones of the product (infra/adr/programme.md). ICU reads the variable before any script runs, so Jest is
// started again with it.
if (!process.env.ICU_TIMEZONE_FILES_DIR) {
  const env = { ...process.env, ICU_TIMEZONE_FILES_DIR: `${root}infra/time-zones` };
  const { status } = spawnSync(process.execPath, process.argv.slice(1), { stdio: 'inherit', env });
  process.exit(status ?? 1);
}

const project = (displayName, roots, more) => ({
  displayName,
  rootDir: root,
  roots: roots.map((folder) => `<rootDir>/${folder}`),
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.majlis/'],
  ...more,
});

const nodeProject = (displayName, roots, more) =>
  project(displayName, roots, {
    runner: '<rootDir>/infra/quality/jest/node-runner.mjs',
    transform: {},
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
};

export default {
  rootDir: root,
  // Only a test that hangs takes so long.
  testTimeout: 900_000,
  projects: [
    nodeProject('services', ['services'], database),
    // The sanitisers of services and frontend are compared here, because that needs a DOM.
    project('frontend', ['frontend/src', 'infra/quality/sanitisers'], {
      testEnvironment: 'jsdom',
      // Dependencies that are ES modules are compiled, too, because Jest cannot load them on every supported version of Node.
      transform: {
        '/messages/\\w+/\\w+\\.json$': '<rootDir>/infra/quality/jest/compile-messages.mjs',
        '\\.(ts|tsx|js|mjs)$': [
          '@swc/jest',
          {
            swcrc: false,
            jsc: {
              target: 'es2023',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
            module: { type: 'commonjs', ignoreDynamic: false },
          },
        ],
      },
      transformIgnorePatterns: ['\\.node$'],
      setupFiles: ['<rootDir>/infra/quality/jest/browser-globals.ts'],
      setupFilesAfterEnv: ['<rootDir>/infra/quality/jest/dom-matchers.ts'],
      testEnvironmentOptions: { url: 'http://localhost:8080/' },
      moduleNameMapper: {
        '\\.(scss|css)$': '<rootDir>/infra/quality/jest/identity-styles.ts',
        '^@majlis/kit/testing/(.*)$': '<rootDir>/services/kit/testing/$1.ts',
        '^@majlis/(contracts|kit|rows)/(.*)$': '<rootDir>/services/$1/src/$2.ts',
        '^(\\.{1,2}/.*)\\.js$': '$1',
      },
    }),
    nodeProject('gateway', ['gateway']),
    nodeProject(
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
    // These tests compare manifests and documents with the code; no service runs.
    nodeProject('consistency', ['infra/kubernetes', 'infra/quality/consistency']),
    nodeProject('end-to-end', ['infra/quality/end-to-end'], product),
    // These tests take too long for `make test`. They need the production that `make drill` starts; the last project needs only a
    // product.
    nodeProject('drills', ['infra/drill'], { testMatch: ['**/*.drill.ts'] }),
    nodeProject('hostile-feeds', ['infra/quality/end-to-end'], { ...product, testMatch: ['**/*.drill.ts'] }),
  ],
};
