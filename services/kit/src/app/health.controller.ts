import { Controller, Get, Header, HttpCode, Injectable, ServiceUnavailableException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Public } from '../auth/current-user.js';

@Injectable()
export class ShutdownState {
  isShuttingDown = false;
}

@Controller()
export class HealthController {
  constructor(
    private readonly database: DataSource,
    private readonly shutdown: ShutdownState,
  ) {}

  /** Liveness: responds without checking any dependency. */
  @Get('live')
  @Public()
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  live(): void {}

  @Get('ready')
  @Public()
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  async ready(): Promise<void> {
    if (this.shutdown.isShuttingDown) throw new ServiceUnavailableException('Shutting down');
    await this.database.query('SELECT 1').catch(() => {
      throw new ServiceUnavailableException('The database is unreachable');
    });
  }
}
