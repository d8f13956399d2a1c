import { type BulkInput, bulkInput } from '@majlis/contracts/bulk';
import { Body, Controller, HttpCode, Post, type Type } from '@nestjs/common';
import { CurrentUser, type StaffMember } from '../auth/current-user.js';
import { Idempotent } from '../http/idempotency.interceptor.js';
import { BulkService } from './bulk.service.js';

/** The route for actions with many rows of one service (ADR 0027). */
export function createBulkController(service: string): Type {
  @Controller(`api/${service}/bulk`)
  class BulkController {
    constructor(private readonly bulk: BulkService) {}

    @Post()
    @HttpCode(200)
    @Idempotent()
    run(@Body({ schema: bulkInput }) input: BulkInput, @CurrentUser() currentUser: StaffMember) {
      return this.bulk.run(input, currentUser.email);
    }
  }
  return BulkController;
}
