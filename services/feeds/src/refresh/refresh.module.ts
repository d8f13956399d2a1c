import { Module } from '@nestjs/common';
import { sourcesProvider } from '../sources/feed-source.js';
import { RefreshService } from './refresh.service.js';
import { RefreshTimer } from './refresh.timer.js';

@Module({ providers: [RefreshService, RefreshTimer, sourcesProvider] })
export class RefreshModule {}
