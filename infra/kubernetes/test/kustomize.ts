import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, parseAllDocuments } from 'yaml';
import type { Manifest, PodSpec } from './manifest.js';

export const kubernetesFolder = fileURLToPath(new URL('../', import.meta.url));

type Generator = { name: string; behavior?: 'merge'; envs?: string[]; literals?: string[]; files?: string[] };
type Replacement = {
  source: { kind: string; name: string; fieldPath: string };
  targets: { select: { kind: string; name: string }; fieldPaths: string[] }[];
};
type Kustomization = {
  namespace?: string;
  resources?: string[];
  components?: string[];
  configMapGenerator?: Generator[];
  replacements?: Replacement[];
  images?: { name: string; newName: string; digest: string }[];
  patches?: { target: { kind: string; name?: string }; patch?: string; path?: string }[];
  labels?: unknown;
};
const supportedKeys = [
  'apiVersion',
  'kind',
  'namespace',
  'resources',
  'components',
  'configMapGenerator',
  'images',
  'replacements',
  'patches',
  'labels',
];

/** kubectl reads YAML 1.1: with merge keys, and 0440 as an octal number. */
const yamlOptions = { version: '1.1', merge: true } as const;

/**
 * Supports only the features of kustomize that are used here. schema.test.ts compares the result with kubectl if it is installed.
 */
export function buildManifests(folder: string): Manifest[] {
  const manifests: Manifest[] = [];
  include(resolve(kubernetesFolder, folder), manifests);
  return manifests;
}

/** Builds the installation of an operator whose kustomization.yaml has this content. Its paths are relative to this folder. */
export function buildInstallation(kustomization: Kustomization): Manifest[] {
  const manifests: Manifest[] = [];
  apply(kustomization, kubernetesFolder, manifests);
  return manifests;
}

function include(folder: string, manifests: Manifest[]): void {
  apply(
    parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'), yamlOptions) as Kustomization,
    folder,
    manifests,
  );
}

function apply(kustomization: Kustomization, folder: string, manifests: Manifest[]): void {
  const unknown = Object.keys(kustomization).filter((key) => !supportedKeys.includes(key));
  if (unknown.length > 0) throw new Error(`${folder}: kustomize.ts does not support ${unknown.join(', ')}`);
  for (const resource of kustomization.resources ?? []) {
    if (resource.endsWith('.yaml')) manifests.push(...read(join(folder, resource)));
    else include(join(folder, resource), manifests);
  }
  for (const generated of kustomization.configMapGenerator ?? []) addConfigMap(folder, generated, manifests);
  for (const component of kustomization.components ?? []) include(join(folder, component), manifests);
  for (const replacement of kustomization.replacements ?? []) replaceFields(replacement, manifests);
  for (const { target, patch, path } of kustomization.patches ?? []) {
    // The name of a target is a regular expression for the whole name.
    const name = new RegExp(`^(?:${target.name ?? '.*'})$`);
    const patched = manifests.filter(({ kind, metadata }) => kind === target.kind && name.test(metadata.name));
    if (patched.length === 0) throw new Error(`${folder}: no manifest is ${target.kind} ${target.name}`);
    const text = path ? readFileSync(join(folder, path), 'utf8') : (patch ?? '');
    for (const manifest of patched)
      for (const change of parse(text, yamlOptions) as PatchOperation[]) applyPatch(manifest, change);
  }
  for (const { name, newName, digest } of kustomization.images ?? [])
    for (const { spec } of listPods(manifests))
      for (const container of [...spec.containers, ...(spec.initContainers ?? [])])
        if (container.image?.replace(/:[^:/]+$/, '') === name) container.image = `${newName}@${digest}`;
  const { namespace } = kustomization;
  if (namespace) for (const { kind, metadata } of manifests) if (kind !== 'Namespace') metadata.namespace = namespace;
}

const read = (file: string) =>
  parseAllDocuments(readFileSync(file, 'utf8'), yamlOptions).map((document) => document.toJS() as Manifest);

function addConfigMap(
  folder: string,
  { name, behavior, envs = [], literals = [], files = [] }: Generator,
  manifests: Manifest[],
): void {
  const lines = [...envs.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n')), ...literals];
  const settings = [
    ...lines.filter((line) => line !== '' && !line.startsWith('#')).map(splitSetting),
    ...files.map((file): [string, string] => [file, readFileSync(join(folder, file), 'utf8')]),
  ];
  const existing = manifests.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === name);
  if ((behavior === 'merge') !== (existing !== undefined))
    throw new Error(`${folder}: ${name} is defined twice, or a merge has no base`);
  if (existing) Object.assign(existing.data ?? {}, Object.fromEntries(settings));
  else manifests.push({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data: Object.fromEntries(settings) });
}

const splitSetting = (line: string): [string, string] => [
  line.slice(0, line.indexOf('=')),
  line.slice(line.indexOf('=') + 1),
];

function replaceFields({ source, targets }: Replacement, manifests: Manifest[]): void {
  const find = ({ kind, name }: { kind: string; name: string }) => {
    const found = manifests.find((one) => one.kind === kind && one.metadata.name === name);
    if (!found) throw new Error(`no manifest is ${kind} ${name}`);
    return found;
  };
  const keys = source.fieldPath.split('.');
  const value = keys.reduce<unknown>((parent, key) => (parent as Record<string, unknown>)[key], find(source));
  if (value === undefined) throw new Error(`${source.name} has no ${source.fieldPath}`);
  for (const { select, fieldPaths } of targets)
    for (const path of fieldPaths)
      applyPatch(find(select), { op: 'replace', path: `/${path.replaceAll('.', '/')}`, value });
}

type PatchOperation = { op: 'add' | 'replace' | 'remove'; path: string; value?: unknown };

function applyPatch(manifest: Manifest, { op, path, value }: PatchOperation): void {
  const keys = path
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = keys.pop() ?? '';
  let parent = manifest as unknown as Record<string, unknown>;
  for (const key of keys) parent = parent[key] as Record<string, unknown>;
  if (op !== 'add' && !(last in parent)) throw new Error(`${manifest.metadata.name} has no ${path}`);
  if (op === 'remove') delete parent[last];
  else if (Array.isArray(parent) && last === '-') parent.push(value);
  else parent[last] = value;
}

export function listPods(manifests: Manifest[]): { name: string; kind: string; spec: PodSpec }[] {
  return manifests.flatMap(({ kind, spec }) => {
    const template = spec?.template ?? spec?.jobTemplate?.spec?.template;
    if (!template?.spec) return [];
    return [
      { name: template.metadata?.labels?.['app.kubernetes.io/name'] ?? '', kind, spec: template.spec as PodSpec },
    ];
  });
}
