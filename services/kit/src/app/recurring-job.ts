import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';

type Plan = { name: string; firstMs: number; everyMs: number };

/** Work that a service does now and then: the first time soon after the start, for it may be started anew every day. */
export abstract class RecurringJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    protected readonly logger: Logger,
    private readonly plan: Plan,
  ) {}

  /** What was done, for the log. */
  protected abstract work(): Promise<object>;

  onApplicationBootstrap(): void {
    this.workIn(this.plan.firstMs);
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }

  private workIn(ms: number): void {
    this.timer = setTimeout(() => void this.workLogged().then(() => this.workIn(this.plan.everyMs)), ms);
    this.timer.unref();
  }

  private async workLogged(): Promise<void> {
    const { name } = this.plan;
    try {
      this.logger.info(await this.work(), name);
    } catch (error) {
      this.logger.error({ error: String(error) }, `${name}: failed; it is tried again`);
    }
  }
}
