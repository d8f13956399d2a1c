import type { FoundRow } from '@majlis/contracts/find';
import { type FindQuery, findQuery } from '@majlis/contracts/find-query';
import { Controller, Get, Query, type Type } from '@nestjs/common';
import { FindService } from './find.service.js';

/** The route that finds what staff may edit in one service. */
export function createFindController(service: string): Type {
  @Controller(`api/${service}/find`)
  class FindController {
    constructor(private readonly rows: FindService) {}

    @Get()
    find(@Query({ schema: findQuery }) { q }: FindQuery): Promise<FoundRow[]> {
      return this.rows.find(q);
    }
  }
  return FindController;
}
