// How shares are printed, and what is not reached told by the exit code.
import { median } from './load.mjs';

/** A line: what was asked, its share of the speed, what it should be, and what it costs. */
export function printRatio(name, { speed, processor }, figures, least) {
  const isReached = speed >= least;
  if (!isReached) process.exitCode = 1;
  const cells = [
    speed.toFixed(speed < 0.2 ? 4 : 2),
    `≥ ${least}`,
    processor.toFixed(processor < 0.2 ? 4 : 2),
    median(figures.map(({ perSecond }) => perSecond)).toFixed(0),
    median(figures.map(({ processorPerThousand }) => processorPerThousand)).toFixed(2),
    (figures[0].bytes / 1024).toFixed(1),
  ];
  const line = `${name.padEnd(42)}${cells.map((cell) => cell.padStart(10)).join('')}`;
  process.stdout.write(`${line}  ${isReached ? 'ok' : 'TOO SLOW'}\n`);
}

export const printHeading = (title) =>
  process.stdout.write(
    `\n${title}\n${''.padEnd(42)}${['share', 'target', 'CPU share', 'per s', 'CPU s/1000', 'KB'].map((word) => word.padStart(10)).join('')}\n`,
  );

/** A line: a figure that should be at most so much. */
export function printAtMost(name, figure, most, unit) {
  const isReached = figure <= most;
  if (!isReached) process.exitCode = 1;
  const text = `${figure.toFixed(figure < 10 ? 1 : 0)} ${unit}`;
  process.stdout.write(
    `${name.padEnd(42)}${text.padStart(10)}${`≤ ${most} ${unit}`.padStart(10)}  ${isReached ? 'ok' : 'TOO MUCH'}\n`,
  );
}
