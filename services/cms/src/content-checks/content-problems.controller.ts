import { problemKey, type SilenceInput, silenceInput } from '@majlis/contracts/content-problem-inputs';
import type { ContentProblem } from '@majlis/contracts/content-problems';
import { CurrentUser, type StaffMember } from '@majlis/kit/auth/current-user';
import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ContentProblemsService } from './content-problems.service.js';

@Controller('api/cms/content-problems')
export class ContentProblemsController {
  constructor(private readonly problems: ContentProblemsService) {}

  @Get()
  list(): Promise<ContentProblem[]> {
    return this.problems.list();
  }

  @Put(':key/silence')
  @HttpCode(204)
  silence(
    @Param('key', { schema: problemKey }) key: string,
    @Body({ schema: silenceInput }) { fingerprint }: SilenceInput,
    @CurrentUser() { email }: StaffMember,
  ): Promise<void> {
    return this.problems.silence(key, fingerprint, email);
  }

  @Delete(':key/silence')
  @HttpCode(204)
  endSilence(@Param('key', { schema: problemKey }) key: string): Promise<void> {
    return this.problems.endSilence(key);
  }
}
