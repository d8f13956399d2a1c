import { Module } from '@nestjs/common';
import { InstagramModule } from '../instagram/instagram.module.js';
import { RefreshModule } from '../refresh/refresh.module.js';
import { sourcesProvider } from './feed-source.js';
import { SourceMetrics } from './source-metrics.js';
import { SourcesController } from './sources.controller.js';

@Module({
  imports: [InstagramModule, RefreshModule],
  controllers: [SourcesController],
  providers: [sourcesProvider, SourceMetrics],
})
export class SourcesModule {}
