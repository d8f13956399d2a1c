import { LOGGER, type Logger } from '@majlis/kit/app/tokens';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Reclean } from './reclean.service.js';
import { Recurring } from './recurring.js';
import { RefreshService } from './refresh.service.js';

const betweenLooksMs = 20_000;
/** While another copy of the service reads: it may have passed by what was asked for here. */
const soonMs = 2_000;

/** Looks which sources are due when the service starts, and again and again; what is stored is made clean once. */
@Injectable()
export class RefreshTimer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stopper = new AbortController();
  private readonly reading = new Recurring(() => this.look());
  private isClean = false;

  constructor(
    private readonly feeds: RefreshService,
    private readonly reclean: Reclean,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.reading.wake();
  }

  /** An attempt under way is dropped rather than waited for; its source is read again after the next start. */
  async onModuleDestroy(): Promise<void> {
    this.stopper.abort();
    await this.reading.stop();
  }

  /** Looks now rather than later. */
  wake(): void {
    this.reading.wake();
  }

  private async look(): Promise<number> {
    const wasOurTurn = await this.tried('outside sources could not be brought up to date', () =>
      this.feeds.refresh('due', this.stopper.signal),
    );
    this.isClean ||=
      (await this.tried('what older rules have cleaned could not be cleaned by the newest', () =>
        this.reclean.run(this.stopper.signal),
      )) ?? false;
    return wasOurTurn === false ? soonMs : betweenLooksMs;
  }

  private async tried<Result>(failure: string, work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      this.logger.error({ error: String(error) }, `${failure}; it is tried again`);
      return undefined;
    }
  }
}
