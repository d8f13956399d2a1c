import { Module } from '@nestjs/common';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';
import { SearchCounterJob } from './search-counter.job.js';

@Module({ controllers: [SearchController], providers: [SearchService, SearchCounterJob] })
export class SearchModule {}
