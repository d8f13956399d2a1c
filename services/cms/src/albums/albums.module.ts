import { Module } from '@nestjs/common';
import { UploadsModule } from '../uploads/uploads.module.js';
import { AlbumThumbnails } from './album-thumbnails.service.js';
import { AlbumsController } from './albums.controller.js';

@Module({ imports: [UploadsModule], controllers: [AlbumsController], providers: [AlbumThumbnails] })
export class AlbumsModule {}
