import type { ImportField } from '@majlis/contracts/staff/import-fields';
import { type ImportInput, type ImportOptions, sessionImportForms } from '@majlis/contracts/staff/imports.schema';
import { CurrentUser, type StaffMember } from '@majlis/kit/auth/current-user';
import type { FormFile } from '@majlis/kit/documents/store-document';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { Idempotent } from '@majlis/kit/http/idempotency.interceptor';
import { Body, Controller, HttpCode, Param, Post, UploadedFile } from '@nestjs/common';
import { ImportService } from './import.service.js';
import { ImportUpload } from './read-file.js';

@Controller('api/conferences/:conferenceId/import')
export class ImportController {
  constructor(private readonly imports: ImportService) {}

  @Post('preview')
  @HttpCode(200)
  @ImportUpload()
  preview(
    @Param('conferenceId', IdPipe) conferenceId: string,
    @Body({ schema: sessionImportForms.preview }) input: ImportOptions<ImportField>,
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
    @Body({ schema: sessionImportForms.import }) input: ImportInput<ImportField>,
    @CurrentUser() { email }: StaffMember,
    @UploadedFile() file?: FormFile,
  ) {
    return this.imports.apply(conferenceId, file, input, email);
  }
}
