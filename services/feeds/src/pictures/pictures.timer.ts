import { LOGGER, type Logger } from '@majlis/kit/app/tokens';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Recurring } from '../refresh/recurring.js';
import { PictureCopies } from './picture-copies.service.js';

const betweenLooksMs = 5_000;

/** Looks again and again which pictures are to be copied; sources never wait for a slow server of pictures. */
@Injectable()
export class PicturesTimer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stopper = new AbortController();
  private readonly copying = new Recurring(() => this.look());

  constructor(
    private readonly pictures: PictureCopies,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.copying.wake();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopper.abort();
    await this.copying.stop();
  }

  private async look(): Promise<number> {
    try {
      await this.pictures.run(this.stopper.signal);
    } catch (error) {
      this.logger.error({ error: String(error) }, 'pictures could not be looked after; it is tried again');
    }
    return betweenLooksMs;
  }
}
