import { createHash } from 'node:crypto';
import { LOGGER, type Logger } from '@majlis/kit/logging/logger';
import { SETTINGS } from '@majlis/kit/settings/service-settings';
import { Inject, Injectable } from '@nestjs/common';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { z } from 'zod';
import type { FeedsSettings } from '../read-settings.js';
import { type GraphOptions, graphGet } from './graph-get.js';

/** The renewed token that replaces the configured one with this hash. */
@Entity('access_tokens')
export class InstagramTokenEntity {
  @PrimaryColumn('text', { name: 'configured_hash' }) configuredHash: string;
  @Column('text') token: string;
  @Column('timestamptz', { name: 'renewed_at', nullable: true }) renewedAt: Date | null;
  @Column('timestamptz', { name: 'tried_at', nullable: true }) triedAt: Date | null;
  @Column('timestamptz', { name: 'expires_at', nullable: true }) expiresAt: Date | null;
}

const dayMs = 86_400_000;
/** A long-lived token lasts 60 days and can be renewed after one day; weekly renewal keeps it far from its end. */
const renewIntervalMs = 7 * dayMs;
const retryIntervalMs = dayMs / 4;

const renewalResponse = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

@Injectable()
export class InstagramToken {
  constructor(
    private readonly database: DataSource,
    @Inject(SETTINGS) private readonly settings: FeedsSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** If the renewal fails, the present token is used until it expires. */
  async current(options: GraphOptions, now = Date.now()): Promise<string> {
    const stored = await this.loadToken();
    const isDue =
      now - (stored.renewedAt?.getTime() ?? 0) > renewIntervalMs &&
      now - (stored.triedAt?.getTime() ?? 0) > retryIntervalMs;
    return isDue ? this.renew(stored, options, now) : stored.token;
  }

  async expiresAt(): Promise<Date | null> {
    return this.settings.INSTAGRAM_TOKEN === '' ? null : (await this.loadToken()).expiresAt;
  }

  private async loadToken(): Promise<InstagramTokenEntity> {
    const token = this.settings.INSTAGRAM_TOKEN;
    const configuredHash = createHash('sha256').update(token).digest('hex');
    await this.database
      .createQueryBuilder()
      .insert()
      .into(InstagramTokenEntity)
      .values({ configuredHash, token })
      .orIgnore()
      .execute();
    return this.database.manager.findOneByOrFail(InstagramTokenEntity, { configuredHash });
  }

  private async renew(
    { configuredHash, token }: InstagramTokenEntity,
    options: GraphOptions,
    now: number,
  ): Promise<string> {
    const tokens = this.database.getRepository(InstagramTokenEntity);
    await tokens.update({ configuredHash }, { triedAt: new Date(now) });
    try {
      const path = '/refresh_access_token';
      const url = new URL(path, this.settings.INSTAGRAM_API_URL);
      const response = renewalResponse.parse(
        await graphGet(url, { grant_type: 'ig_refresh_token', access_token: token }, options),
      );
      const expiresAt = new Date(now + response.expires_in * 1000);
      await tokens.update({ configuredHash }, { token: response.access_token, renewedAt: new Date(now), expiresAt });
      this.logger.info({ expiresAt }, 'Instagram token renewed');
      return response.access_token;
    } catch (error) {
      const reason = error instanceof z.ZodError ? 'unexpected response' : String((error as Error).message);
      this.logger.warn({ reason }, 'Instagram token renewal failed, the present token stays in use');
      return token;
    }
  }
}
