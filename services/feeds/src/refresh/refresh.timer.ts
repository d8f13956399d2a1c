import { LOGGER, type Logger } from '@majlis/kit/app/tokens';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PictureCopies } from '../pictures/picture-copies.service.js';
import { Reclean } from './reclean.service.js';
import { RefreshService } from './refresh.service.js';

const betweenLooksMs = 20_000;

/** Looks which sources are due when the service starts, and again and again; then at the pictures of what came. */
@Injectable()
export class RefreshTimer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stopper = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private current: Promise<void> = Promise.resolve();

  constructor(
    private readonly feeds: RefreshService,
    private readonly pictures: PictureCopies,
    private readonly reclean: Reclean,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const { signal } = this.stopper;
    this.current = this.logged(() => this.reclean.run(signal)).then(() => this.look());
  }

  /** An attempt under way is dropped rather than waited for; its source is read again after the next start. */
  async onModuleDestroy(): Promise<void> {
    this.stopper.abort();
    clearTimeout(this.timer);
    await this.current;
  }

  /** Looks now rather than later. */
  wake(): void {
    clearTimeout(this.timer);
    this.current = this.current.then(() => this.look());
  }

  private async look(): Promise<void> {
    const { signal } = this.stopper;
    if (signal.aborted) return;
    clearTimeout(this.timer);
    await this.logged(() => this.feeds.refresh('due', signal));
    await this.logged(() => this.pictures.run(signal));
    if (!signal.aborted) this.timer = setTimeout(() => this.wake(), betweenLooksMs).unref();
  }

  private async logged(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.error({ error: String(error) }, 'outside sources could not be brought up to date; it is tried again');
    }
  }
}
