import { IntervalJob } from '@majlis/kit/app/interval-job';
import { SETTINGS } from '@majlis/kit/app/service-settings';
import { LOGGER, type Logger } from '@majlis/kit/app/tokens';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CmsSettings } from '../read-settings.js';
import { LinkChecker } from './link-checker.js';

/** A run takes 25 links. It lasts 12 minutes at most, when both requests for each of them time out after 15 s. */
const maxLinks = 25;
const pauseMs = 5_000;

@Injectable()
export class LinkCheckJob extends IntervalJob<number> {
  private readonly isOn: boolean;

  constructor(
    database: DataSource,
    @Inject(SETTINGS) { LINK_CHECK, PUBLIC_ORIGIN }: CmsSettings,
    @Inject(LOGGER) logger: Logger,
  ) {
    const addressPolicy = { loopback: false };
    const checker = new LinkChecker(database, { ownOrigin: PUBLIC_ORIGIN, addressPolicy, pauseMs, maxLinks });
    super({
      name: 'link check',
      logger,
      initialDelayMs: 60_000,
      intervalMs: 10 * 60_000,
      lock: { database, name: 'link check' },
      run: async (signal) => {
        const links = await checker.run(signal);
        if (links > 0) logger.info({ links }, 'links checked');
        return links;
      },
    });
    this.isOn = LINK_CHECK === 'on';
  }

  override onApplicationBootstrap(): void {
    if (this.isOn) super.onApplicationBootstrap();
  }
}
