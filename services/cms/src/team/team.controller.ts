import {
  type TeamMemberForm,
  type TeamMemberInput,
  teamMemberForm,
  teamMemberInput,
} from '@majlis/contracts/team-members';
import { Public, Staff, type StaffMember } from '@majlis/kit/auth/staff';
import { shownTo } from '@majlis/kit/database/editable-row';
import { OrderedRows } from '@majlis/kit/database/ordered-rows';
import type { SentFile } from '@majlis/kit/documents/store-document';
import { CreatesOnce } from '@majlis/kit/http/creates-once';
import { type Address, orderedRowsController } from '@majlis/kit/http/ordered-rows.controller';
import { Body, Controller, Get, Param, Post, UploadedFile } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ImageStore } from '../uploads/image-store.js';
import { TakesImage } from '../uploads/takes-file.js';
import { TeamMemberEntity } from './team-member.entity.js';

@Controller('api/cms/team-members')
export class TeamController extends orderedRowsController<TeamMemberInput>(teamMemberInput)<TeamMemberEntity> {
  constructor(
    @InjectRepository(TeamMemberEntity) rows: Repository<TeamMemberEntity>,
    private readonly images: ImageStore,
  ) {
    super(new OrderedRows(rows, 'team member'));
  }

  @Get()
  @Public()
  async list(@Staff() staff?: StaffMember) {
    return shownTo(staff, await this.rows.list(staff ? {} : { isActive: true }));
  }

  /** A form with the picture: the member is added only once the picture is stored. */
  @Post()
  @CreatesOnce() // with the file, which the next line reads
  @TakesImage()
  override async create(
    @Body({ schema: teamMemberForm }) form: TeamMemberForm,
    @Param() address: Address,
    @Staff() staff: StaffMember,
    @UploadedFile() image?: SentFile,
  ) {
    const { imageUrl } = await this.images.store('team', image, staff.email);
    const file = imageUrl.slice(imageUrl.lastIndexOf('/') + 1);
    const member = { ...form, image: file, isActive: true };
    return this.stored(member, address, (rows, row) => rows.create(row, staff.email));
  }
}
