import { Module } from '@nestjs/common';
import { InstagramModule } from '../instagram/instagram.module.js';
import { RefreshModule } from '../refresh/refresh.module.js';
import { sourcesProvider } from './feed-source.js';
import { SourcesController } from './sources.controller.js';

@Module({ imports: [InstagramModule, RefreshModule], controllers: [SourcesController], providers: [sourcesProvider] })
export class SourcesModule {}
