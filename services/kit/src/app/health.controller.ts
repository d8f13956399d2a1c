import { Controller, Get, Header, HttpCode, Injectable, ServiceUnavailableException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Public } from '../auth/current-user.js';

/** Whether the service is on its way out: it still answers, but should get no new work. */
@Injectable()
export class ShutdownState {
  private draining = false;

  begin(): void {
    this.draining = true;
  }

  get isShuttingDown(): boolean {
    return this.draining;
  }
}

@Controller()
export class HealthController {
  constructor(
    private readonly database: DataSource,
    private readonly draining: ShutdownState,
  ) {}

  /** The process answers; depends on nothing else. */
  @Get('live')
  @Public()
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  live(): void {}

  /** The service can do its work: it is not stopping and reaches its database. */
  @Get('ready')
  @Public()
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  async ready(): Promise<void> {
    if (this.draining.isShuttingDown) throw new ServiceUnavailableException('Stopping');
    await this.database.query('SELECT 1').catch(() => {
      throw new ServiceUnavailableException('The database does not answer');
    });
  }
}
