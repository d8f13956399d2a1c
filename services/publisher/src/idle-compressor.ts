import type { PublisherDeps } from './publisher-deps.js';

/** A crash repeats the work on this many files at most. */
const filesBetweenManifestSaves = 100;

type Stage = PublisherDeps['buildManifest']['quickStages'][number];

/** Makes files smaller that were compressed quickly (ADR 0012). What is left is in the build manifest, so a restart goes on. */
export class IdleCompressor {
  constructor(private readonly deps: Pick<PublisherDeps, 'buildManifest' | 'folder' | 'queue' | 'logger'>) {}

  /** Returns early when a build job arrives. */
  async run(): Promise<void> {
    const { buildManifest, queue, logger } = this.deps;
    for (const stage of buildManifest.quickStages) {
      if (!queue.isIdle) return;
      await this.compressStage(stage).catch((error: unknown) =>
        logger.warn({ error: String(error) }, 'could not make files smaller'),
      );
    }
  }

  private async compressStage({ group, stage }: Stage): Promise<void> {
    const { buildManifest, folder, queue } = this.deps;
    const manifest = await buildManifest.read(group, stage);
    const quick = [...manifest].filter(([, { isQuick }]) => isQuick);
    // If the manifest has gone, the check of the folder must still find out.
    if (quick.length === 0) return;
    try {
      for (const [index, [path, entry]] of quick.entries()) {
        if (!queue.isIdle) break;
        await folder.compress(path);
        entry.isQuick = false;
        if (index % filesBetweenManifestSaves === filesBetweenManifestSaves - 1)
          await buildManifest.save(group, stage, manifest);
      }
    } finally {
      await buildManifest.save(group, stage, manifest);
    }
  }
}
