import { Module } from '@nestjs/common';
import { InstagramModule } from '../instagram/instagram.module.js';
import { sourcesProvider } from '../sources/feed-source.js';
import { Reclean } from './reclean.service.js';
import { RefreshService } from './refresh.service.js';
import { RefreshTimer } from './refresh.timer.js';

@Module({
  imports: [InstagramModule],
  providers: [RefreshService, RefreshTimer, Reclean, sourcesProvider],
  exports: [RefreshTimer],
})
export class RefreshModule {}
