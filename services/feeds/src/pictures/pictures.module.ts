import { objectStoreProvider } from '@majlis/kit/storage/object-store-settings';
import { Module } from '@nestjs/common';
import { sourcesProvider } from '../sources/feed-source.js';
import { PictureCopies } from './picture-copies.service.js';

@Module({ providers: [PictureCopies, objectStoreProvider, sourcesProvider], exports: [PictureCopies] })
export class PicturesModule {}
