import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../local/run-settings.js';

type Target = { expr: string; datasource: { uid: string } };

export type Panel = {
  id: number;
  type: string;
  title: string;
  description?: string;
  gridPos: { x: number; y: number; w: number; h: number };
  datasource?: { uid: string };
  targets?: Target[];
  fieldConfig?: { defaults: { unit?: string } };
};

export type Dashboard = { uid: string; schemaVersion: number; panels: Panel[] };

const folder = join(projectFolder, 'infra/monitoring');

export const readDashboard = (): Dashboard =>
  JSON.parse(readFileSync(join(folder, 'grafana/dashboards/majlis.json'), 'utf8')) as Dashboard;

export const readRules = (): string => readFileSync(join(folder, 'rules.yml'), 'utf8');
export const readRuleTests = (): string => readFileSync(join(folder, 'rules.test.yml'), 'utf8');

export const alertsIn = (rules: string): string[] =>
  [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

export function metricsIn(expressions: string): string[] {
  const names = expressions.match(/\b(?:majlis|process|nodejs)_[a-z0-9_]+/g) ?? [];
  return [...new Set(names.map((name) => name.replace(/_(?:bucket|sum|count)$/, '')))].sort();
}
