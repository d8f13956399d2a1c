import { type ContentEntry, type ContentInput, contentInput, contentKey } from '@majlis/contracts/content';
import { Public, Staff, type StaffMember } from '@majlis/kit/auth/staff';
import type { Edit } from '@majlis/kit/database/editable-row';
import { OnlyCreate, RequestedEdit } from '@majlis/kit/http/if-match';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ContentService } from './content.service.js';

@Controller('api/cms/content')
export class ContentController {
  constructor(private readonly content: ContentService) {}

  @Get()
  @Public()
  list(@Staff() staff?: StaffMember): Promise<Pick<ContentEntry, 'key' | 'content'>[]> {
    return staff ? this.content.list() : this.content.listTexts();
  }

  @Get('deleted')
  listDeleted() {
    return this.content.listDeleted();
  }

  @Post()
  @HttpCode(200)
  save(
    @Body({ schema: contentInput }) input: ContentInput,
    @RequestedEdit() edit: Edit,
    @OnlyCreate() onlyCreate: boolean,
  ) {
    return this.content.save(input, { ...edit, onlyCreate });
  }

  @Delete(':key')
  @HttpCode(204)
  delete(@Param('key', { schema: contentKey }) key: string, @RequestedEdit() edit: Edit) {
    return this.content.delete(key, edit);
  }

  @Post(':key/restore')
  @HttpCode(200)
  restore(@Param('key', { schema: contentKey }) key: string, @RequestedEdit() edit: Edit) {
    return this.content.restore(key, edit);
  }
}
