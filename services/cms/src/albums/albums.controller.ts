import { type AlbumThumbnail, albumInput } from '@majlis/contracts/uploads';
import { CurrentUser, type StaffMember } from '@majlis/kit/auth/current-user';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { AlbumThumbnails } from './album-thumbnails.service.js';

@Controller('api/cms')
export class AlbumsController {
  constructor(private readonly thumbnails: AlbumThumbnails) {}

  @Post('album-thumbnail')
  @HttpCode(200)
  thumbnail(
    @Body({ schema: albumInput }) { url }: { url: string },
    @CurrentUser() { email }: StaffMember,
  ): Promise<AlbumThumbnail> {
    return this.thumbnails.copyThumbnail(url, email);
  }
}
