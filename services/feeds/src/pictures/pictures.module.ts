import { objectStoreProvider } from '@majlis/kit/storage/object-store-settings';
import { sweepOf } from '@majlis/kit/storage/sweep-uploads';
import { Module } from '@nestjs/common';
import { sourcesProvider } from '../sources/feed-source.js';
import { PictureCopies } from './picture-copies.service.js';
import { PicturesTimer } from './pictures.timer.js';

@Module({ providers: [PictureCopies, PicturesTimer, objectStoreProvider, sourcesProvider, sweepOf('feeds')] })
export class PicturesModule {}
