import type { SystemStatus } from '@majlis/contracts/system-status';
import { Controller, Get } from '@nestjs/common';
import { StatusService } from './status.service.js';

@Controller('api/cms/status')
export class StatusController {
  constructor(private readonly status: StatusService) {}

  @Get()
  read(): Promise<SystemStatus> {
    return this.status.read();
  }
}
