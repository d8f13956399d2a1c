import { objectStoreProvider } from '@majlis/kit/storage/object-store-settings';
import { sweepOf } from '@majlis/kit/storage/sweep-uploads';
import { Module } from '@nestjs/common';
import { sourcesProvider } from '../sources/feed-source.js';
import { CopyPicturesJob } from './copy-pictures.job.js';

@Module({ providers: [CopyPicturesJob, objectStoreProvider, sourcesProvider, sweepOf('feeds')] })
export class PicturesModule {}
