import { type MailMergeInput, mailMergeInput } from '@majlis/contracts/people/people.schema';
import { SETTINGS, type ServiceSettings } from '@majlis/kit/settings/service-settings';
import { Body, Controller, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { toMailMergeCsv } from './mail-merge.js';

@Controller('api/people/mail-merge')
export class MailMergeController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(SETTINGS) private readonly settings: ServiceSettings,
  ) {}

  /** A POST, because the ids of all people of a filtered list do not fit into an address. */
  @Post()
  @HttpCode(200)
  export(@Body({ schema: mailMergeInput }) input: MailMergeInput, @Res({ passthrough: true }) response: Response) {
    response.type('text/csv; charset=utf-8').attachment('mail-merge.csv');
    return toMailMergeCsv(this.database.manager, input, this.settings.PUBLIC_ORIGIN);
  }
}
