import { type TeamMemberMultipart, teamMemberMultipart, teamMembers } from '@majlis/contracts/site/team-members.schema';
import { CurrentUser, type StaffMember } from '@majlis/kit/auth/current-user';
import type { FormFile } from '@majlis/kit/documents/store-document';
import { Idempotent } from '@majlis/kit/http/idempotency.interceptor';
import { createListController } from '@majlis/rows/lists/list.controller';
import { createListEntity } from '@majlis/rows/lists/list-entity';
import type { RouteParams } from '@majlis/rows/lists/sortable-crud.controller';
import { Body, Controller, Inject, Param, Post, UploadedFile } from '@nestjs/common';
import { ImageUpload } from '../uploads/file-upload.decorators.js';
import { ImageStore } from '../uploads/upload-stores.js';

export const TeamMemberEntity = createListEntity(teamMembers);

@Controller(teamMembers.path)
export class TeamController extends createListController(teamMembers, TeamMemberEntity) {
  @Inject(ImageStore)
  private readonly images: ImageStore;

  /** A multipart form. The member is added only after the image is stored (infra/adr/uploads.md). */
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
