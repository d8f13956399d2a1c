import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSharedResource } from './api-client.js';
import { manifestFolder, type PublishedFolder } from './published-folder.js';
import { type Group, mainGroup, type Stage, sitemapsGroup } from './targets/build-target.js';

export type ManifestEntry = {
  /** In milliseconds; 0 when another version of the builder has rendered the file. */
  renderedAt: number;
  /** Does not depend on the time of rendering; empty when there was nothing to write. */
  contentHash: string;
  /** The hash of each API response that the file was rendered from, by path. */
  dependencies: Map<string, string>;
  /** The hash of the search entries of the page; empty if it has none. */
  searchHash: string;
  /** The file was compressed quickly, and will be made smaller when nothing else is to be done. */
  isQuick: boolean;
};

/** The entries of one stage of a group by path. They are in memory only while the stage is built. */
export type StageManifest = Map<string, ManifestEntry>;

/** Targets refer to dependencies by their index, because those of one group have most of them in common. */
type StoredManifest = {
  builderVersion: string;
  dependencies: [apiPath: string, hash: string][];
  targets: {
    [path: string]: [
      renderedAt: number,
      contentHash: string,
      dependencyIndexes: number[],
      searchHash: string,
      isQuick: 0 | 1,
    ];
  };
};

/** Records what each file was rendered from, so that a restart renders only what has changed since (infra/adr/pages.md). */
export class BuildManifest {
  /** API paths of responses that many pages share, as far as files outside the main and sitemap groups depend on them. */
  readonly sharedDependencies = new Set<string>();
  /** The counts of the loaded stages, by the file of their manifest. */
  private readonly totals = new Map<string, { group: Group; stage: Stage; files: number; quick: number }>();

  constructor(
    private readonly folder: PublishedFolder,
    private readonly builderVersion: string,
  ) {}

  get fileCount(): number {
    return [...this.totals.values()].reduce((sum, { files }) => sum + files, 0);
  }

  /** The loaded stages that have files which were compressed quickly. */
  get quickStages(): { group: Group; stage: Stage; quick: number }[] {
    return [...this.totals.values()].filter(({ quick }) => quick > 0);
  }

  /** Returns the stages whose manifest, or one of whose files, has gone from the folder. */
  async findIncompleteStages(): Promise<{ group: Group; stage: Stage }[]> {
    const incomplete = [];
    for (const { group, stage, files } of [...this.totals.values()])
      if (files > 0 && !(await this.isComplete(await this.read(group, stage)))) incomplete.push({ group, stage });
    return incomplete;
  }

  private async isComplete(manifest: StageManifest): Promise<boolean> {
    for (const [path, { contentHash }] of manifest)
      if (contentHash !== '' && !(await this.folder.isWhole(path))) return false;
    return manifest.size > 0;
  }

  async groups(): Promise<Group[]> {
    const files = await readdir(this.folder.resolve(manifestFolder));
    return [...new Set(files.map((file) => (file.split('.')[0] ?? '').replace('-', ' ')))];
  }

  async load(group: Group, stage: Stage): Promise<StageManifest> {
    const manifest = await this.read(group, stage);
    this.updateTotals(group, stage, manifest);
    return manifest;
  }

  async read(group: Group, stage: Stage): Promise<StageManifest> {
    return this.parse(await readFile(this.folder.resolve(fileOf(group, stage)), 'utf8').catch(() => ''));
  }

  async save(group: Group, stage: Stage, manifest: StageManifest): Promise<void> {
    this.updateTotals(group, stage, manifest);
    const text = manifest.size === 0 ? undefined : this.serialize(manifest);
    await this.folder.writeAtomic(fileOf(group, stage), text);
  }

  private updateTotals(group: Group, stage: Stage, manifest: StageManifest): void {
    const files = [...manifest.values()].filter(({ contentHash }) => contentHash !== '');
    const quick = files.filter(({ isQuick }) => isQuick).length;
    this.totals.set(fileOf(group, stage), { group, stage, files: files.length, quick });
    if (group === mainGroup || group === sitemapsGroup) return;
    for (const { dependencies } of manifest.values())
      for (const apiPath of dependencies.keys()) if (isSharedResource(apiPath)) this.sharedDependencies.add(apiPath);
  }

  /** Half a file, as after a power failure, or an unknown format is an empty manifest: all targets are rendered. */
  private parse(text: string): StageManifest {
    try {
      const { builderVersion, dependencies, targets } = JSON.parse(text) as StoredManifest;
      const isCurrent = builderVersion === this.builderVersion;
      return new Map(
        Object.entries(targets).map(([path, [renderedAt, contentHash, indexes, searchHash, isQuick]]) => {
          const kept = { contentHash, searchHash, isQuick: isQuick === 1 };
          // The content hash stays: the new version may render the same.
          if (!isCurrent) return [path, { ...kept, renderedAt: 0, dependencies: new Map() }];
          const used = indexes.flatMap((index) => [dependencies[index] ?? (['', ''] as const)]);
          return [path, { ...kept, renderedAt, dependencies: new Map(used) }];
        }),
      );
    } catch {
      return new Map();
    }
  }

  private serialize(manifest: StageManifest): string {
    const indexes = new Map<string, number>();
    const stored: StoredManifest = { builderVersion: this.builderVersion, dependencies: [], targets: {} };
    const indexOf = (apiPath: string, hash: string) => {
      const key = `${apiPath} ${hash}`;
      const index = indexes.get(key) ?? stored.dependencies.push([apiPath, hash]) - 1;
      indexes.set(key, index);
      return index;
    };
    for (const [path, { renderedAt, contentHash, dependencies, searchHash, isQuick }] of manifest)
      stored.targets[path] = [
        renderedAt,
        contentHash,
        [...dependencies].map(([apiPath, hash]) => indexOf(apiPath, hash)),
        searchHash,
        isQuick ? 1 : 0,
      ];
    return JSON.stringify(stored);
  }
}

const fileOf = (group: Group, stage: Stage) => join(manifestFolder, `${group.replace(' ', '-')}.${stage}.json`);
