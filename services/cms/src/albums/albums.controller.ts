import { type AlbumThumbnail, albumInput } from '@majlis/contracts/uploads';
import { Staff, type StaffMember } from '@majlis/kit/auth/staff';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { AlbumPictures } from './album-pictures.service.js';

@Controller('api/cms')
export class AlbumsController {
  constructor(private readonly pictures: AlbumPictures) {}

  @Post('album-thumbnail')
  @HttpCode(200)
  thumbnail(
    @Body({ schema: albumInput }) { url }: { url: string },
    @Staff() { email }: StaffMember,
  ): Promise<AlbumThumbnail> {
    return this.pictures.pictureOf(url, email);
  }
}
