import { Module } from '@nestjs/common';
import { InstagramModule } from '../instagram/instagram.module.js';
import { sourcesProvider } from '../sources/feed-source.js';
import { RefreshJob } from './refresh.job.js';
import { ResanitiseJob } from './resanitise.job.js';

@Module({
  imports: [InstagramModule],
  providers: [RefreshJob, ResanitiseJob, sourcesProvider],
  exports: [RefreshJob],
})
export class RefreshModule {}
