import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSharedResource } from './api-client.js';
import type { PublishedFolder } from './published-folder.js';
import { type Group, mainGroup, type Stage, sitemapsGroup } from './targets/build-target.js';

export type ManifestEntry = {
  /** In milliseconds; 0 when another version of the builder has rendered the file. */
  renderedAt: number;
  /** Does not depend on the time of rendering; empty when there was nothing to write. */
  contentHash: string;
  /** The hash of each API response that the file was rendered from, by API path. */
  dependencies: Map<string, string>;
};

/** The entries of one stage of a group by path. They are in memory only while the stage is built. */
export type StageManifest = Map<string, ManifestEntry>;

/** Entries refer to dependencies by their index, because those of one group have most of them in common. */
type StoredManifest = {
  maker: string;
  reads: [apiPath: string, hash: string][];
  outputs: { [path: string]: [renderedAt: number, contentHash: string, dependencyIndexes: number[]] };
};

/** Records what each file was rendered from, so that a restart renders only what has changed since (ADR 0012). */
export class BuildManifest {
  /** API paths that files outside the main and sitemap groups depend on, of responses that many pages share. */
  readonly sharedDependencies = new Set<string>();
  private readonly fileCounts = new Map<string, number>();

  constructor(
    private readonly folder: PublishedFolder,
    /** Files that another version has rendered are rendered again. */
    private readonly builderVersion: string,
  ) {}

  get fileCount(): number {
    return [...this.fileCounts.values()].reduce((sum, count) => sum + count, 0);
  }

  async groups(): Promise<Group[]> {
    const files = await readdir(this.folder.manifestFolder);
    return [...new Set(files.map((file) => (file.split('.')[0] ?? '').replace('-', ' ')))];
  }

  async load(group: Group, stage: Stage): Promise<StageManifest> {
    const file = join(this.folder.manifestFolder, fileNameOf(group, stage));
    const manifest = this.parse(await readFile(file, 'utf8').catch(() => undefined));
    this.updateTotals(group, stage, manifest);
    return manifest;
  }

  async save(group: Group, stage: Stage, manifest: StageManifest): Promise<void> {
    this.updateTotals(group, stage, manifest);
    const text = manifest.size === 0 ? undefined : this.serialize(manifest);
    await this.folder.writeAtomic(join('.records', fileNameOf(group, stage)), text);
  }

  private updateTotals(group: Group, stage: Stage, manifest: StageManifest): void {
    const files = [...manifest.values()].filter(({ contentHash }) => contentHash !== '');
    this.fileCounts.set(fileNameOf(group, stage), files.length);
    if (group === mainGroup || group === sitemapsGroup) return;
    for (const { dependencies } of manifest.values())
      for (const apiPath of dependencies.keys()) if (isSharedResource(apiPath)) this.sharedDependencies.add(apiPath);
  }

  private parse(text: string | undefined): StageManifest {
    const { maker, reads, outputs } = parseManifest(text);
    const isCurrent = maker === this.builderVersion;
    return new Map(
      Object.entries(outputs).map(([path, [renderedAt, contentHash, indexes]]) => {
        // The content hash stays: the new version may render the same.
        if (!isCurrent) return [path, { renderedAt: 0, contentHash, dependencies: new Map() }];
        const dependencies = new Map(indexes.flatMap((index) => [reads[index] ?? ['', '']]));
        return [path, { renderedAt, contentHash, dependencies }];
      }),
    );
  }

  private serialize(manifest: StageManifest): string {
    const indexes = new Map<string, number>();
    const reads: StoredManifest['reads'] = [];
    const indexOf = (apiPath: string, hash: string) => {
      const key = `${apiPath} ${hash}`;
      const index = indexes.get(key) ?? reads.push([apiPath, hash]) - 1;
      indexes.set(key, index);
      return index;
    };
    const outputs: StoredManifest['outputs'] = {};
    for (const [path, { renderedAt, contentHash, dependencies }] of manifest)
      outputs[path] = [renderedAt, contentHash, [...dependencies].map(([apiPath, hash]) => indexOf(apiPath, hash))];
    return JSON.stringify({ maker: this.builderVersion, reads, outputs } satisfies StoredManifest);
  }
}

/** Names the file of the group 'conference <id>' conference-<id>.sessions.json, for example. */
const fileNameOf = (group: Group, stage: Stage) => `${group.replace(' ', '-')}.${stage}.json`;

/** A power failure can leave half a file: the whole stage is then rendered again. */
function parseManifest(text = ''): StoredManifest {
  try {
    return JSON.parse(text) as StoredManifest;
  } catch {
    return { maker: '', reads: [], outputs: {} };
  }
}
