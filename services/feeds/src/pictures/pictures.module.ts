import { objectStoreProvider } from '@majlis/kit/storage/object-store-settings';
import { uploadGcProvider } from '@majlis/kit/storage/upload-garbage-collector';
import { Module } from '@nestjs/common';
import { sourcesProvider } from '../sources/feed-source.js';
import { CopyPicturesJob } from './copy-pictures.job.js';

@Module({ providers: [CopyPicturesJob, objectStoreProvider, sourcesProvider, uploadGcProvider('feeds')] })
export class PicturesModule {}
