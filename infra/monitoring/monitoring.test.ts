import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createTestRenderer } from '../../services/publisher/testing/test-renderer.js';
import { TestSite } from '../../services/publisher/testing/test-site.js';
import { WatcherMetrics } from '../doctor/alerts/watcher.js';
import { ok } from '../doctor/check-result.js';
import { projectFolder } from '../local/run-settings.js';
import { metricsIn, type Panel, readDashboard, readRules, readRuleTests } from './expressions.js';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
  await site.publish(createTestRenderer().renderPage);
});
afterAll(() => site.close());

const { panels, ...dashboard } = readDashboard();
const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
/** gateway/test/metrics.test.ts verifies that nginx serves these metrics. */
const gatewayMetrics = readFileSync(join(projectFolder, 'gateway/pages/metrics.txt'), 'utf8');

function doctorMetrics(): string {
  const metrics = new WatcherMetrics();
  metrics.record([ok('gateway', 'serves the site')], new Date());
  return metrics.text;
}

test('every metric of the dashboard and the alerts is exposed by a service', async () => {
  const exposed = (await site.allMetrics()) + gatewayMetrics + doctorMetrics();
  const declared = new Set([...exposed.matchAll(/^.*# TYPE (\w+) /gm)].map(([, name]) => name));
  const used = metricsIn([...expressions, readRules()].join('\n'));
  expect(used.length).toBeGreaterThan(30);
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});

test('every exposed metric of Majlis is used', async () => {
  const all = (await site.allMetrics()) + doctorMetrics();
  const declared = [...all.matchAll(/^# TYPE (majlis_\w+) /gm)].map(([, name = '']) => name);
  const used = new Set(metricsIn([...expressions, readRules()].join('\n')));
  expect([...new Set(declared)].filter((name) => !used.has(name))).toEqual([]);
});

type Rule = { alert: string; labels: { severity: string }; annotations: Record<string, string> };
const { groups } = parse(readRules()) as { groups: { rules: Rule[] }[] };

test.each(groups.flatMap(({ rules }) => rules))('$alert has a test, and says what it means and what to do', (rule) => {
  expect(readRuleTests()).toMatch(new RegExp(`alertname="${rule.alert}", severity="${rule.labels.severity}"`));
  expect(rule.annotations).toEqual({
    summary: expect.stringMatching(/\w/),
    description: expect.stringMatching(/^[A-Z].+\.$/),
    action: expect.stringMatching(/\w.+\.$/),
  });
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

(hasPromtool ? test : test.skip)('each alert fires when it should, and not before', () => {
  const tests = join(projectFolder, 'infra/monitoring/rules.test.yml');
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', tests], { encoding: 'utf8' });
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
});

test("panels do not overlap and fit the dashboard's width", () => {
  const titleByCell = new Map<string, string>();
  for (const { title, gridPos } of panels) {
    expect([title, gridPos.x + gridPos.w <= 24]).toEqual([title, true]);
    for (const cell of cellsOf(gridPos)) {
      expect([title, cell, titleByCell.get(cell)]).toEqual([title, cell, undefined]);
      titleByCell.set(cell, title);
    }
  }
});

function cellsOf({ x, y, w, h }: Panel['gridPos']): string[] {
  const rows = Array.from({ length: h }, (_, row) => y + row);
  return rows.flatMap((row) => Array.from({ length: w }, (_, column) => `${x + column},${row}`));
}

test('each panel has a description, a unit and the provisioned data source', () => {
  const source = readFileSync(
    join(projectFolder, 'infra/monitoring/grafana/provisioning/datasources/prometheus.yml'),
    'utf8',
  );
  expect(source).toContain(`uid: ${dashboard.uid}\n`);
  expect(dashboard.schemaVersion).toBeGreaterThanOrEqual(39);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const panelsWithData = panels.filter(({ type }) => type !== 'row');
  expect(panelsWithData.length).toBeGreaterThan(40);
  for (const { title, description, datasource, targets = [], fieldConfig } of panelsWithData) {
    expect([title, targets.length > 0, Boolean(description)]).toEqual([title, true, true]);
    expect([title, fieldConfig?.defaults.unit]).toEqual([
      title,
      expect.stringMatching(/^(none|s|bytes|Bps|reqps|cps|ops|percentunit)$/),
    ]);
    for (const { uid } of [datasource ?? { uid: '' }, ...targets.map((target) => target.datasource)])
      expect([title, uid]).toEqual([title, 'majlis']);
  }
});
