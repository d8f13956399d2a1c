import { messageOf } from '@majlis/contracts/shared/messages';
import type { MissedWord, SearchResponse } from '@majlis/contracts/site/search';
import { type SearchQuery, searchQuery } from '@majlis/contracts/site/search.schema';
import { Public } from '@majlis/kit/auth/current-user';
import { escapeXml, xmlElement } from '@majlis/kit/xml/xml-element';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { renderResults } from './render-results.js';
import { SearchService } from './search.service.js';
import { listMissedWords } from './search-counter.job.js';

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

  /** Returns an HTML fragment for the search page. Invalid input is explained in the fragment, not by a 400. */
  @Get('search/results')
  @Public()
  @Header('Content-Type', 'text/html; charset=utf-8')
  async results(@Query() { q, kind, year, language, lang }: Record<string, unknown>): Promise<string> {
    // The page's form sends an empty text for a filter that is not chosen.
    const chosen = { year: year || undefined, language: language || undefined };
    const { data: query, error } = searchQuery.safeParse({ q, kind, lang, ...chosen });
    if (error) return xmlElement('p', {}, escapeXml(error.issues.map((issue) => messageOf(issue).message).join('. ')));
    // `typing` keeps this search from being counted, because nearly every browser also sends that of the page's script, which is
    // counted.
    return renderResults(query, await this.searches.search({ ...query, typing: 'true' }));
  }

  @Get('cms/missed-words')
  missedWords(): Promise<MissedWord[]> {
    return listMissedWords(this.database);
  }
}
