import { type ContentEntry, type ContentInput, contentInput, contentKey } from '@majlis/contracts/content';
import { Public, Staff, type StaffMember } from '@majlis/kit/auth/staff';
import { IfMatch, OnlyCreate } from '@majlis/kit/http/if-match';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ContentService } from './content.service.js';

@Controller('api/cms/content')
export class ContentController {
  constructor(private readonly content: ContentService) {}

  @Get()
  @Public()
  async list(@Staff() staff?: StaffMember): Promise<Pick<ContentEntry, 'key' | 'content'>[]> {
    const entries = await this.content.list();
    return staff ? entries : entries.map(({ key, content }) => ({ key, content }));
  }

  @Get('deleted')
  listDeleted() {
    return this.content.listDeleted();
  }

  @Post()
  @HttpCode(200)
  save(
    @Body({ schema: contentInput }) input: ContentInput,
    @Staff() staff: StaffMember,
    @IfMatch() ifMatch: number | undefined,
    @OnlyCreate() onlyCreate: boolean,
  ) {
    return this.content.save(input, { by: staff.email, ifMatch, onlyCreate });
  }

  @Delete(':key')
  @HttpCode(204)
  delete(
    @Param('key', { schema: contentKey }) key: string,
    @Staff() staff: StaffMember,
    @IfMatch() ifMatch: number | undefined,
  ) {
    return this.content.delete(key, { by: staff.email, ifMatch });
  }

  @Post(':key/restore')
  @HttpCode(200)
  restore(@Param('key', { schema: contentKey }) key: string, @Staff() staff: StaffMember) {
    return this.content.restore(key, { by: staff.email });
  }
}
