import type { Editor } from '@majlis/contracts/presence';
import { type PresenceInput, presenceInput } from '@majlis/contracts/presence-input';
import { CurrentUser, type StaffMember } from '@majlis/kit/auth/current-user';
import { Body, Controller, Put } from '@nestjs/common';
import { PresenceService } from './presence.service.js';

@Controller('api/cms/presence')
export class PresenceController {
  constructor(private readonly presence: PresenceService) {}

  @Put()
  report(
    @Body({ schema: presenceInput }) input: PresenceInput,
    @CurrentUser() { email }: StaffMember,
  ): Promise<Editor[]> {
    return this.presence.report(input, email);
  }
}
