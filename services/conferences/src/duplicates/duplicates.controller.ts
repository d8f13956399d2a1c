import { mergeInput } from '@majlis/contracts/duplicate-inputs';
import type { MergeInput } from '@majlis/contracts/duplicates';
import { CurrentUser, type StaffMember } from '@majlis/kit/auth/current-user';
import type { WriteContext } from '@majlis/kit/database/audited-entity';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { RequestWriteContext } from '@majlis/kit/http/write-context';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { markDistinct, unmarkDistinct } from './distinct-people.js';
import { findDuplicates } from './find-duplicates.js';
import { MergeService } from './merge.service.js';

@Controller('api/people')
export class DuplicatesController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly merges: MergeService,
  ) {}

  @Get('duplicates')
  list() {
    return findDuplicates(this.database.manager);
  }

  @Put('distinct/:id/:otherId')
  @HttpCode(204)
  mark(
    @Param('id', IdPipe) id: string,
    @Param('otherId', IdPipe) otherId: string,
    @CurrentUser() currentUser: StaffMember,
  ) {
    return markDistinct(this.database.manager, [id, otherId], currentUser.email);
  }

  @Delete('distinct/:id/:otherId')
  @HttpCode(204)
  unmark(@Param('id', IdPipe) id: string, @Param('otherId', IdPipe) otherId: string) {
    return unmarkDistinct(this.database.manager, [id, otherId]);
  }

  @Get(':id/merge/:mergedId')
  preview(@Param('id', IdPipe) id: string, @Param('mergedId', IdPipe) mergedId: string) {
    return this.merges.preview(id, mergedId);
  }

  @Post(':id/merge')
  @HttpCode(200)
  merge(
    @Param('id', IdPipe) id: string,
    @Body({ schema: mergeInput }) input: MergeInput,
    @RequestWriteContext() context: WriteContext,
  ) {
    return this.merges.merge(id.toLowerCase(), input, context);
  }
}
