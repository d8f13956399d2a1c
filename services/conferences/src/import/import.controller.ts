import { importLimits } from '@majlis/contracts/import-fields';
import {
  type ImportInput,
  type ImportPreviewInput,
  importForm,
  importPreviewForm,
} from '@majlis/contracts/session-import';
import { CurrentUser, type StaffMember } from '@majlis/kit/auth/current-user';
import type { FormFile } from '@majlis/kit/documents/store-document';
import { ConcurrencyLimitInterceptor } from '@majlis/kit/http/concurrency-limit.interceptor';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { Idempotent } from '@majlis/kit/http/idempotency.interceptor';
import {
  applyDecorators,
  Body,
  Controller,
  HttpCode,
  Param,
  Post,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ImportService } from './import.service.js';

const megabyte = 1024 * 1024;

/** A file just over the limit is still read, so that the error can name its field. */
const ImportUpload = () =>
  applyDecorators(
    UseInterceptors(
      ConcurrencyLimitInterceptor,
      FileInterceptor('file', {
        defParamCharset: 'utf8',
        limits: { fileSize: importLimits.bytes + megabyte, files: 1, fields: 5, fieldSize: megabyte, parts: 7 },
      }),
    ),
  );

@Controller('api/conferences/:conferenceId/import')
export class ImportController {
  constructor(private readonly imports: ImportService) {}

  @Post('preview')
  @HttpCode(200)
  @ImportUpload()
  preview(
    @Param('conferenceId', IdPipe) conferenceId: string,
    @Body({ schema: importPreviewForm }) input: ImportPreviewInput,
    @UploadedFile() file?: FormFile,
  ) {
    return this.imports.preview(conferenceId, file, input);
  }

  @Post()
  @HttpCode(200)
  @Idempotent() // the hash includes the file, which @ImportUpload() parses
  @ImportUpload()
  apply(
    @Param('conferenceId', IdPipe) conferenceId: string,
    @Body({ schema: importForm }) input: ImportInput,
    @CurrentUser() { email }: StaffMember,
    @UploadedFile() file?: FormFile,
  ) {
    return this.imports.apply(conferenceId, file, input, email);
  }
}
