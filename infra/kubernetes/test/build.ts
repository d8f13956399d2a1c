import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, parseAllDocuments } from 'yaml';
import type { Manifest, PodSpec } from './manifest.js';

export const kubernetes = fileURLToPath(new URL('../', import.meta.url));

type Generator = { name: string; behavior?: 'merge'; envs?: string[]; literals?: string[]; files?: string[] };
type Kustomization = {
  namespace?: string;
  resources?: string[];
  components?: string[];
  configMapGenerator?: Generator[];
  patches?: { target: { kind: string; name: string }; patch: string }[];
  labels?: unknown;
};
const understood = [
  'apiVersion',
  'kind',
  'namespace',
  'resources',
  'components',
  'configMapGenerator',
  'patches',
  'labels',
];

/** As the cluster's tools read it: with merges of maps, and 0440 as the mode of a file. */
const dialect = { version: '1.1', merge: true } as const;

/**
 * What `kubectl kustomize` makes of a folder, for the few of its means that are used here: settings without the hash in their
 * name, and without labels. Another test holds it against kubectl where there is one.
 */
export function build(folder: string): Manifest[] {
  const manifests: Manifest[] = [];
  include(join(kubernetes, folder), manifests);
  return manifests;
}

function include(folder: string, manifests: Manifest[]): void {
  const kustomization = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'), dialect) as Kustomization;
  const unknown = Object.keys(kustomization).filter((key) => !understood.includes(key));
  if (unknown.length > 0) throw new Error(`${folder}: build.ts does not know ${unknown.join(', ')}`);
  for (const resource of kustomization.resources ?? []) {
    if (resource.endsWith('.yaml')) manifests.push(...read(join(folder, resource)));
    else include(join(folder, resource), manifests);
  }
  for (const component of kustomization.components ?? []) include(join(folder, component), manifests);
  for (const generated of kustomization.configMapGenerator ?? []) generate(folder, generated, manifests);
  for (const { target, patch } of kustomization.patches ?? []) {
    const patched = manifests.filter(({ kind, metadata }) => kind === target.kind && metadata.name === target.name);
    if (patched.length === 0) throw new Error(`${folder}: nothing is called ${target.kind} ${target.name}`);
    for (const manifest of patched) for (const change of parse(patch, dialect) as Change[]) apply(manifest, change);
  }
  const { namespace } = kustomization;
  if (namespace) for (const { kind, metadata } of manifests) if (kind !== 'Namespace') metadata.namespace = namespace;
}

const read = (file: string) =>
  parseAllDocuments(readFileSync(file, 'utf8'), dialect).map((document) => document.toJS() as Manifest);

function generate(
  folder: string,
  { name, behavior, envs = [], literals = [], files = [] }: Generator,
  manifests: Manifest[],
): void {
  const lines = [...envs.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n')), ...literals];
  const settings = [
    ...lines.filter((line) => line !== '' && !line.startsWith('#')).map(splitSetting),
    ...files.map((file): [string, string] => [file, readFileSync(join(folder, file), 'utf8')]),
  ];
  const there = manifests.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === name);
  if ((behavior === 'merge') !== (there !== undefined)) throw new Error(`${folder}: ${name} is there twice or never`);
  if (there) Object.assign(there.data ?? {}, Object.fromEntries(settings));
  else manifests.push({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data: Object.fromEntries(settings) });
}

const splitSetting = (line: string): [string, string] => [
  line.slice(0, line.indexOf('=')),
  line.slice(line.indexOf('=') + 1),
];

type Change = { op: 'add' | 'replace' | 'remove'; path: string; value?: unknown };

function apply(manifest: Manifest, { op, path, value }: Change): void {
  const keys = path
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = keys.pop() ?? '';
  let place = manifest as unknown as Record<string, unknown>;
  for (const key of keys) place = place[key] as Record<string, unknown>;
  if (op !== 'add' && !(last in place)) throw new Error(`${manifest.metadata.name} has no ${path}`);
  if (op === 'remove') delete place[last];
  else if (Array.isArray(place) && last === '-') place.push(value);
  else place[last] = value;
}

/** Every pod that the manifests would start, by the name that policies and services know it by. */
export function podsOf(manifests: Manifest[]): { name: string; kind: string; spec: PodSpec }[] {
  return manifests.flatMap(({ kind, spec }) => {
    const template = spec?.template ?? spec?.jobTemplate?.spec?.template;
    if (!template?.spec) return [];
    return [
      { name: template.metadata?.labels?.['app.kubernetes.io/name'] ?? '', kind, spec: template.spec as PodSpec },
    ];
  });
}
