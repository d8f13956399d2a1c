import { LOGGER, type Logger } from '@majlis/kit/app/tokens';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Recurring } from '../refresh/recurring.js';
import { ListsService } from './lists.service.js';

const betweenLooksMs = 1_000;

/** Has changed lists made before somebody asks for them, whichever copy of the service brought the change. */
@Injectable()
export class ListsTimer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly preparing = new Recurring(() => this.look());

  constructor(
    private readonly lists: ListsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.preparing.wake();
  }

  onModuleDestroy(): Promise<void> {
    return this.preparing.stop();
  }

  private async look(): Promise<number> {
    try {
      await this.lists.prepare();
    } catch (error) {
      this.logger.warn({ error: String(error) }, 'lists could not be prepared; they are made when they are asked for');
    }
    return betweenLooksMs;
  }
}
