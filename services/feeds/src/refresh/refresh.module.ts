import { Module } from '@nestjs/common';
import { InstagramModule } from '../instagram/instagram.module.js';
import { sourcesProvider } from '../sources/feed-source.js';
import { RecleanJob } from './reclean.job.js';
import { RefreshJob } from './refresh.job.js';

@Module({
  imports: [InstagramModule],
  providers: [RefreshJob, RecleanJob, sourcesProvider],
  exports: [RefreshJob],
})
export class RefreshModule {}
