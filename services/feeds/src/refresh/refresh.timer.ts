import { LOGGER, type Logger } from '@majlis/kit/app/tokens';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Reclean } from './reclean.service.js';
import { Recurring } from './recurring.js';
import { RefreshService } from './refresh.service.js';

const betweenLooksMs = 20_000;
/** While another copy of the service reads: it may have passed by what was asked for here. */
const soonMs = 2_000;

/** Looks which sources are due when the service starts, and again and again. */
@Injectable()
export class RefreshTimer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stopper = new AbortController();
  private readonly reading = new Recurring(() => this.look());
  private cleaning: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly feeds: RefreshService,
    private readonly reclean: Reclean,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.cleaning = this.logged(() => this.reclean.run(this.stopper.signal));
    this.reading.wake();
  }

  /** An attempt under way is dropped rather than waited for; its source is read again after the next start. */
  async onModuleDestroy(): Promise<void> {
    this.stopper.abort();
    await Promise.all([this.reading.stop(), this.cleaning]);
  }

  /** Looks now rather than later. */
  wake(): void {
    this.reading.wake();
  }

  private async look(): Promise<number> {
    const wasOurTurn = await this.logged(() => this.feeds.refresh('due', this.stopper.signal));
    return wasOurTurn === false ? soonMs : betweenLooksMs;
  }

  private async logged<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      this.logger.error({ error: String(error) }, 'outside sources could not be brought up to date; it is tried again');
      return undefined;
    }
  }
}
