import { LOGGER, type Logger } from '@majlis/kit/app/tokens';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { RefreshService } from './refresh.service.js';

const betweenLooksMs = 20_000;

/** Reads all feeds when the service starts, then looks again and again which are due. */
@Injectable()
export class RefreshTimer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stopper = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private current: Promise<void> = Promise.resolve();

  constructor(
    private readonly feeds: RefreshService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.look('all');
  }

  /** An attempt under way is dropped rather than waited for; its feed is read again after the next start. */
  async onModuleDestroy(): Promise<void> {
    this.stopper.abort();
    clearTimeout(this.timer);
    await this.current;
  }

  private look(which: 'due' | 'all'): void {
    this.current = this.refreshLogged(which).then(() => {
      if (!this.stopper.signal.aborted) this.timer = setTimeout(() => this.look('due'), betweenLooksMs).unref();
    });
  }

  private async refreshLogged(which: 'due' | 'all'): Promise<void> {
    try {
      await this.feeds.refresh(which, this.stopper.signal);
    } catch (error) {
      this.logger.error({ error: String(error) }, 'feeds could not be refreshed; it is tried again');
    }
  }
}
