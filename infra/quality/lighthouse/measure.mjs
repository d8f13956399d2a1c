import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { lighthouseTools } from './tools.mjs';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'];
const chromium = process.env.CHROMIUM || '/usr/bin/chromium';
const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-component-update --no-first-run';

/** What Lighthouse says of an address with its settings for phones, several times over. */
export async function measure(address, times) {
  const { node, command } = lighthouseTools();
  const reports = [];
  for (let time = 0; time < times; time += 1) reports.push(await run(node, command, address));
  return reports;
}

async function run(node, command, address) {
  const file = join(tmpdir(), `majlis-lighthouse-${process.pid}-${Date.now()}.json`);
  const settings = ['--output=json', `--output-path=${file}`, '--quiet', `--chrome-flags=${flags}`];
  const environment = { ...process.env, CHROME_PATH: chromium };
  const look = () => promisify(execFile)(node, [command, address, ...settings], { env: environment });
  // On a busy machine a recording now and then begins too late.
  await look().catch(look);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  if (report.runtimeError) throw new Error(`${address}: ${report.runtimeError.message}`);
  return report;
}

/** The middle one of each figure. */
export function medians(reports) {
  const middle = (figureOf) => reports.map(figureOf).sort((a, b) => a - b)[Math.floor(reports.length / 2)] ?? 0;
  const audit = (name) => middle(({ audits }) => audits[name]?.numericValue ?? 0);
  const tasks = ({ audits }) => audits['long-tasks']?.details?.items ?? [];
  return {
    scores: categories.map((name) => Math.round(100 * middle((report) => report.categories[name]?.score ?? 0))),
    lcp: audit('largest-contentful-paint'),
    cls: audit('cumulative-layout-shift'),
    tbt: audit('total-blocking-time'),
    bytes: audit('total-byte-weight'),
    longest: middle((report) => Math.max(0, ...tasks(report).map(({ duration }) => duration))),
  };
}

/** What keeps a page from full marks, in Lighthouse's words. */
export function shortcomings(report) {
  return categories.flatMap((name) =>
    (report.categories[name]?.auditRefs ?? [])
      .map(({ id, weight }) => ({ weight, ...report.audits[id] }))
      .filter(({ weight, score }) => weight > 0 && score !== null && score < 1)
      .map(({ id, title, displayValue = '' }) => `${name}: ${id}, ${title} ${displayValue}`.trimEnd()),
  );
}
