import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSharedResource } from './api-client.js';
import type { PublishedFolder } from './published-folder.js';
import { type Group, mainGroup, type Stage, sitemapsGroup } from './targets/build-target.js';

/** What is known of a file that was made. */
export type ManifestEntry = {
  /** When it was made, in milliseconds. */
  at: number;
  /** Of what it shows, whenever it was made; empty when there was nothing to show. */
  print: string;
  /** The hash of each answer that it was made from. */
  reads: Map<string, string>;
};

/** A stored record refers to its reads by number, for those of one group have most of them in common. */
type StoredManifest = {
  maker: string;
  reads: [string, string][];
  outputs: { [address: string]: [number, string, number[]] };
};

/** Records of one stage of a group; they are only in memory while it is worked on. */
export type StageManifest = Map<string, ManifestEntry>;

/** What was made from what, kept beside the pages: after a restart only what has changed since is made again. */
export class BuildManifest {
  /** How many files each stage of a group has. */
  private readonly counts = new Map<string, number>();
  /** The shared reads that more was made from than what is looked at after every save: the main pages, sitemaps and lists. */
  readonly sharedDependencies = new Set<string>();

  constructor(
    private readonly folder: PublishedFolder,
    /** Of all that decides how files are made: one made by another is made again. */
    private readonly maker: string,
  ) {}

  get count(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  async groups(): Promise<Group[]> {
    const files = await readdir(this.folder.manifestFolder);
    return [...new Set(files.map((file) => (file.split('.')[0] ?? '').replace('-', ' ')))];
  }

  async load(group: Group, stage: Stage): Promise<StageManifest> {
    const text = await readFile(join(this.folder.manifestFolder, fileNameOf(group, stage)), 'utf8').catch(
      () => undefined,
    );
    const records = this.parsed(text);
    this.note(group, stage, records);
    return records;
  }

  async save(group: Group, stage: Stage, records: StageManifest): Promise<void> {
    this.note(group, stage, records);
    const text = records.size === 0 ? undefined : this.stored(records);
    await this.folder.writeAtomic(join('.records', fileNameOf(group, stage)), text);
  }

  private note(group: Group, stage: Stage, records: StageManifest): void {
    this.counts.set(fileNameOf(group, stage), [...records.values()].filter(({ print }) => print !== '').length);
    if (group === mainGroup || group === sitemapsGroup) return;
    for (const { reads } of records.values())
      for (const path of reads.keys()) if (isSharedResource(path)) this.sharedDependencies.add(path);
  }

  private parsed(text: string | undefined): StageManifest {
    const { maker, reads, outputs } = parseManifest(text);
    const isOurs = maker === this.maker;
    return new Map(
      Object.entries(outputs).map(([address, [at, print, used]]) => {
        // Without its reads, and made at no time: due. What it shows may still be the same.
        if (!isOurs) return [address, { at: 0, print, reads: new Map() }];
        return [address, { at, print, reads: new Map(used.flatMap((number) => [reads[number] ?? ['', '']])) }];
      }),
    );
  }

  private stored(records: StageManifest): string {
    const numbers = new Map<string, number>();
    const reads: StoredManifest['reads'] = [];
    const numberOf = (path: string, hash: string) => {
      const key = `${path} ${hash}`;
      const known = numbers.get(key) ?? reads.push([path, hash]) - 1;
      numbers.set(key, known);
      return known;
    };
    const outputs: StoredManifest['outputs'] = {};
    for (const [address, record] of records)
      outputs[address] = [record.at, record.print, [...record.reads].map(([path, hash]) => numberOf(path, hash))];
    return JSON.stringify({ maker: this.maker, reads, outputs } satisfies StoredManifest);
  }
}

/** 'conference <id>' is kept in files like conference-<id>.sessions.json. */
const fileNameOf = (group: Group, stage: Stage) => `${group.replace(' ', '-')}.${stage}.json`;

/** A file that a power cut has left half written tells nothing: all of its stage is made again. */
function parseManifest(text = ''): StoredManifest {
  try {
    return JSON.parse(text) as StoredManifest;
  } catch {
    return { maker: '', reads: [], outputs: {} };
  }
}
