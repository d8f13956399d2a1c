import type { PersonImportField } from '@majlis/contracts/staff/import-fields';
import { type ImportInput, type ImportOptions, peopleImportForms } from '@majlis/contracts/staff/imports.schema';
import { CurrentUser, type StaffMember } from '@majlis/kit/auth/current-user';
import type { FormFile } from '@majlis/kit/documents/store-document';
import { Idempotent } from '@majlis/kit/http/idempotency.interceptor';
import { Body, Controller, HttpCode, Post, UploadedFile } from '@nestjs/common';
import { ImportUpload } from '../import/read-file.js';
import { PeopleImportService } from './people-import.service.js';

@Controller('api/people/import')
export class PeopleImportController {
  constructor(private readonly imports: PeopleImportService) {}

  @Post('preview')
  @HttpCode(200)
  @ImportUpload()
  preview(
    @Body({ schema: peopleImportForms.preview }) input: ImportOptions<PersonImportField>,
    @UploadedFile() file?: FormFile,
  ) {
    return this.imports.preview(file, input);
  }

  @Post()
  @HttpCode(200)
  @Idempotent() // the hash includes the file, which @ImportUpload() parses
  @ImportUpload()
  apply(
    @Body({ schema: peopleImportForms.import }) input: ImportInput<PersonImportField>,
    @CurrentUser() { email }: StaffMember,
    @UploadedFile() file?: FormFile,
  ) {
    return this.imports.apply(file, input, email);
  }
}
