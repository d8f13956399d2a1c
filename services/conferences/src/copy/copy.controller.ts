import { type ConferenceCopyInput, conferenceCopyInput } from '@majlis/contracts/conference-copy-input';
import { CurrentUser, type StaffMember } from '@majlis/kit/auth/current-user';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { Idempotent } from '@majlis/kit/http/idempotency.interceptor';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { CopyService } from './copy.service.js';

@Controller('api/conferences/:id/copy')
export class CopyController {
  constructor(private readonly copies: CopyService) {}

  @Get()
  count(@Param('id', IdPipe) id: string) {
    return this.copies.count(id);
  }

  @Post()
  @Idempotent()
  create(
    @Param('id', IdPipe) id: string,
    @Body({ schema: conferenceCopyInput }) input: ConferenceCopyInput,
    @CurrentUser() { email }: StaffMember,
  ) {
    return this.copies.create(id, input, email);
  }
}
