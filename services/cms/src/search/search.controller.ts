import type { MissedWord, SearchResponse } from '@majlis/contracts/search';
import { type SearchQuery, searchQuery } from '@majlis/contracts/search-query';
import { Public } from '@majlis/kit/auth/current-user';
import { Controller, Get, Query } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { listMissedWords } from './missed-words.js';
import { SearchService } from './search.service.js';

@Controller('api')
export class SearchController {
  constructor(
    private readonly searches: SearchService,
    private readonly database: DataSource,
  ) {}

  @Get('search')
  @Public()
  search(@Query({ schema: searchQuery }) query: SearchQuery): Promise<SearchResponse> {
    return this.searches.search(query);
  }

  @Get('cms/missed-words')
  missedWords(): Promise<MissedWord[]> {
    return listMissedWords(this.database);
  }
}
