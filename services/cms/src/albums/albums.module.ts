import { Module } from '@nestjs/common';
import { UploadsModule } from '../uploads/uploads.module.js';
import { AlbumPictures } from './album-pictures.service.js';
import { AlbumsController } from './albums.controller.js';

@Module({ imports: [UploadsModule], controllers: [AlbumsController], providers: [AlbumPictures] })
export class AlbumsModule {}
