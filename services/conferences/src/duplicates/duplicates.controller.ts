import type { PersonPair } from '@majlis/contracts/people/duplicates';
import type { MergeInput } from '@majlis/contracts/people/people.schema';
import { mergeInput } from '@majlis/contracts/people/people.schema';
import { message } from '@majlis/contracts/shared/messages';
import { CurrentUser, type StaffMember } from '@majlis/kit/auth/current-user';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import type { WriteContext } from '@majlis/rows/repository/audited-entity';
import { RequestWriteContext } from '@majlis/rows/repository/write-context';
import { Body, Controller, Delete, Get, HttpCode, NotFoundException, Param, Post, Put } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { findDuplicates } from './find-duplicates.js';
import { MergeService } from './merge.service.js';

@Controller('api/people')
export class DuplicatesController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly merges: MergeService,
  ) {}

  @Get('duplicates')
  list() {
    return findDuplicates(this.database.manager);
  }

  @Put('distinct/:id/:otherId')
  @HttpCode(204)
  mark(
    @Param('id', IdPipe) id: string,
    @Param('otherId', IdPipe) otherId: string,
    @CurrentUser() currentUser: StaffMember,
  ) {
    return markDistinct(this.database.manager, [id, otherId], currentUser.email);
  }

  @Delete('distinct/:id/:otherId')
  @HttpCode(204)
  unmark(@Param('id', IdPipe) id: string, @Param('otherId', IdPipe) otherId: string) {
    return unmarkDistinct(this.database.manager, [id, otherId]);
  }

  @Get(':id/merge/:mergedId')
  preview(@Param('id', IdPipe) id: string, @Param('mergedId', IdPipe) mergedId: string) {
    return this.merges.preview(id, mergedId);
  }

  @Post(':id/merge')
  @HttpCode(200)
  merge(
    @Param('id', IdPipe) id: string,
    @Body({ schema: mergeInput }) input: MergeInput,
    @RequestWriteContext() context: WriteContext,
  ) {
    return this.merges.merge(id.toLowerCase(), input, context);
  }
}

/** Remembers that two people who look like one are two. */
async function markDistinct(manager: EntityManager, pair: PersonPair, actor: string): Promise<void> {
  const [row]: { people: number }[] = await manager.query(
    `WITH pair AS (SELECT id FROM people WHERE id IN ($1, $2) AND deleted_at IS NULL),
       marked AS (INSERT INTO distinct_people (person_id, other_id, marked_by)
         SELECT min(id::text)::uuid, max(id::text)::uuid, $3 FROM pair HAVING count(*) = 2 ON CONFLICT DO NOTHING)
     SELECT count(*)::int AS people FROM pair`,
    [...pair, actor],
  );
  if (row?.people !== pair.length) throw new NotFoundException(message('rowNotFound', { noun: 'speaker' }));
}

async function unmarkDistinct(manager: EntityManager, pair: PersonPair): Promise<void> {
  const gone: unknown[] = await manager.query(
    `WITH gone AS (DELETE FROM distinct_people
       WHERE person_id = least($1::uuid, $2::uuid) AND other_id = greatest($1::uuid, $2::uuid) RETURNING 1)
     SELECT FROM gone`,
    pair,
  );
  if (gone.length === 0) throw new NotFoundException(message('rowNotFound', { noun: 'pair' }));
}
