import { setTimeout as sleep } from 'node:timers/promises';
import type { Part } from './program.js';

export type PartDefinition = { name: string; start: () => Promise<Part> };

export type Watcher = {
  starting(names: string[]): void;
  started(name: string, milliseconds: number): void;
  crashed(name: string): void;
  restarted(name: string): void;
  /** A part that nothing keeps alive. */
  givenUp(name: string, reason: string): void;
};

/** Restarts within a minute after which a part is held to be broken. */
const restartsPerMinute = 3;

/** Starts parts in groups, restarts one that crashes, and stops all in the opposite order. */
export class Supervisor {
  /** Resolves when a part could not be kept running. */
  readonly broken: Promise<void>;
  private readonly groups: Map<string, Part>[] = [];
  private readonly crashes = new Map<string, number[]>();
  private isStopping = false;

  private giveUp: () => void = () => undefined;

  constructor(private readonly watcher: Watcher) {
    this.broken = new Promise((resolve) => {
      this.giveUp = resolve;
    });
  }

  /** Starts parts that do not need each other; those started earlier will outlive them. */
  async start(...definitions: PartDefinition[]): Promise<void> {
    const group = new Map<string, Part>();
    this.groups.push(group);
    await this.timed(
      definitions.map((definition) => ({ name: definition.name, work: () => this.startOne(group, definition) })),
    );
  }

  /** Does something that ends by itself, between two groups. */
  async run(name: string, work: () => Promise<void>): Promise<void> {
    await this.timed([{ name, work }]);
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    for (const group of this.groups.toReversed()) await Promise.all([...group.values()].map((part) => part.stop()));
  }

  kill(): void {
    this.isStopping = true;
    for (const group of this.groups.toReversed()) for (const part of group.values()) part.kill();
  }

  private async timed(works: { name: string; work: () => Promise<void> }[]): Promise<void> {
    if (this.isStopping) return;
    this.watcher.starting(works.map(({ name }) => name));
    const timed = works.map(async ({ name, work }) => {
      const since = performance.now();
      await work().catch((error: unknown) => {
        throw new Error(`${name} did not start. ${reasonOf(error)}`);
      });
      this.watcher.started(name, performance.now() - since);
    });
    await Promise.all(timed);
  }

  private async startOne(group: Map<string, Part>, definition: PartDefinition): Promise<void> {
    const part = await definition.start();
    group.set(definition.name, part);
    if (this.isStopping) await part.stop();
    void this.watch(group, definition, part);
  }

  private async watch(group: Map<string, Part>, definition: PartDefinition, part: Part): Promise<void> {
    await part.ended;
    group.delete(definition.name);
    if (this.isStopping) return;
    this.watcher.crashed(definition.name);
    try {
      await this.restart(group, definition);
    } catch (error) {
      if (this.isStopping) return;
      this.watcher.givenUp(definition.name, reasonOf(error));
      this.giveUp();
    }
  }

  private async restart(group: Map<string, Part>, definition: PartDefinition): Promise<void> {
    const lately = (this.crashes.get(definition.name) ?? []).filter((at) => Date.now() - at < 60_000);
    if (lately.length === restartsPerMinute) throw new Error(`It crashed ${lately.length + 1} times within a minute.`);
    this.crashes.set(definition.name, [...lately, Date.now()]);
    await sleep(200);
    if (this.isStopping) return;
    await this.startOne(group, definition);
    this.watcher.restarted(definition.name);
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
