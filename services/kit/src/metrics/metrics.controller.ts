import { Controller, Get, Header, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../auth/current-user.js';
import { Metrics } from './metrics.js';

/** Prometheus scrapes the port of the service; the gateway does not forward this path. */
@Controller()
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get('metrics')
  @Public()
  @Header('Cache-Control', 'no-store')
  async read(@Res({ passthrough: true }) response: Response): Promise<string> {
    response.type(this.metrics.contentType);
    return this.metrics.text();
  }
}
