import { objectStoreProvider } from '@majlis/kit/storage/object-store-settings';
import { Module } from '@nestjs/common';
import { sourcesProvider } from '../sources/feed-source.js';
import { PictureCopies } from './picture-copies.service.js';
import { PicturesTimer } from './pictures.timer.js';

@Module({ providers: [PictureCopies, PicturesTimer, objectStoreProvider, sourcesProvider] })
export class PicturesModule {}
