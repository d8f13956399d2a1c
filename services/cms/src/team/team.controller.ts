import { listFilters } from '@majlis/contracts/list-query';
import {
  type TeamMemberInput,
  type TeamMemberMultipart,
  teamMemberInput,
  teamMemberMultipart,
} from '@majlis/contracts/team-members';
import { CurrentUser, Public, type StaffMember } from '@majlis/kit/auth/current-user';
import { SortableRepository } from '@majlis/kit/database/sortable-repository';
import type { FormFile } from '@majlis/kit/documents/store-document';
import { Idempotent } from '@majlis/kit/http/idempotency.interceptor';
import { PagedList } from '@majlis/kit/http/paged-list';
import { createSortableCrudController, type RouteParams } from '@majlis/kit/http/sortable-crud.controller';
import { addPictures } from '@majlis/kit/images/picture-details';
import { Body, Controller, Get, Param, Post, UploadedFile } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ImageUpload } from '../uploads/file-upload.decorators.js';
import { ImageStore } from '../uploads/image-store.js';
import { TeamMemberEntity } from './team-member.entity.js';

@Controller('api/cms/team-members')
export class TeamController extends createSortableCrudController<TeamMemberInput>(teamMemberInput)<TeamMemberEntity> {
  constructor(
    @InjectRepository(TeamMemberEntity) private readonly entities: Repository<TeamMemberEntity>,
    private readonly images: ImageStore,
  ) {
    super(new SortableRepository(entities, 'team member'));
  }

  @Get()
  @Public()
  @PagedList(listFilters.siteLists)
  async list(@CurrentUser() currentUser?: StaffMember) {
    const members = await this.rows.listVisible(currentUser);
    return addPictures(this.entities.manager, members, ({ image }) => [`/images/team/${image}`]);
  }

  /** A multipart form. The member is added only after the image is stored (ADR 0019). */
  @Post()
  @Idempotent() // the hash includes the file, which @ImageUpload() parses
  @ImageUpload()
  override async create(
    @Body({ schema: teamMemberMultipart }) form: TeamMemberMultipart,
    @Param() params: RouteParams,
    @CurrentUser() currentUser: StaffMember,
    @UploadedFile() image?: FormFile,
  ) {
    const { imageUrl } = await this.images.store('team', image, currentUser.email);
    const file = imageUrl.slice(imageUrl.lastIndexOf('/') + 1);
    const member = { ...form, image: file, isActive: true };
    return this.save(member, params, (rows, row) => rows.create(row, currentUser.email));
  }
}
