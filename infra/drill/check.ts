import type { Production } from './production/production.js';

/**
 * The drill proves, on a whole production of its own, what Majlis promises: `make drill`, or one check alone by its name,
 * `make drill ONLY=kill`. It builds the images, starts the composition in a project of its own on free loopback ports
 * with the sample content, runs one check after the other and takes everything down again, volumes included, also
 * when something fails. Each promise is one line: ok or FAILED, what is promised, and the figure that was measured.
 *
 * A check is a file in checks/ that exports one constant of this type, named in checks/all.ts:
 *
 *   export const backup: Check = {
 *     name: 'backup',
 *     limitMs: 3 * 60_000,
 *     async *run(production) {
 *       ...
 *       yield { promise: 'what is restored is what was stored', holds: lost === 0, figure: `${lost} rows differ` };
 *     },
 *   };
 *
 * It is handed a production that is healthy, holds the sample content and has published its pages, and hands it back in
 * that state (`production.untilHealthy()`), whatever it did to it. A check that throws has failed, and so has one that
 * yields nothing. What it writes carries its own name, so that the others' counts stay right.
 *
 * The production is a copy of the project in a folder of its own (`production.folder`), with its own
 * infra/compose/.env and secrets: a check may change settings, code and migrations there, and nothing of the
 * operator's is touched. `production.make('backup')` is what an operator would type in that folder.
 */
export type Check = {
  name: string;
  /** After that long it has failed. */
  limitMs: number;
  run(production: Production): AsyncGenerator<Finding, void>;
};

/** What came of one promise. */
export type Finding = {
  /** A sentence without a full stop. */
  promise: string;
  holds: boolean;
  /** What was measured, with its unit. */
  figure: string;
};
