import { type PersonInput, people, personInput } from '@majlis/contracts/people/people.schema';
import { historyLimit } from '@majlis/contracts/staff/history.schema';
import { CurrentUser, type StaffMember } from '@majlis/kit/auth/current-user';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { Idempotent } from '@majlis/kit/http/idempotency.interceptor';
import { validateWith } from '@majlis/kit/http/validation.pipe';
import { EditableRows, rowWritersOf } from '@majlis/rows/drafts/editable-rows';
import { HistoryService } from '@majlis/rows/history/history.service';
import type { WriteContext } from '@majlis/rows/repository/audited-entity';
import { RequestWriteContext } from '@majlis/rows/repository/write-context';
import { Body, Controller, Delete, Get, HttpCode, type OnModuleInit, Param, Post, Put, Query } from '@nestjs/common';
import { PeopleService } from './people.service.js';
import { PersonEntity } from './person.entity.js';

@Controller('api/people')
export class PeopleController implements OnModuleInit {
  constructor(
    private readonly people: PeopleService,
    private readonly history: HistoryService,
    private readonly editable: EditableRows,
  ) {}

  onModuleInit(): void {
    this.editable.register({
      table: 'people',
      input: personInput,
      update: (id, input: PersonInput, context) => this.people.rows.update(id, input, context),
      ...rowWritersOf(this.people.rows, {
        tags: (person, change) => ({
          expertiseAreas: validateWith(people.fields.expertiseAreas, change(person.expertiseAreas)),
        }),
      }),
    });
  }

  @Get()
  list() {
    return this.people.list();
  }

  @Get('deleted')
  listDeleted() {
    return this.people.rows.listDeleted();
  }

  @Get('session-counts')
  countSessions() {
    return this.people.countSessions();
  }

  @Get(':id/sessions')
  listSessions(@Param('id', IdPipe) id: string) {
    return this.people.listSessions(id);
  }

  @Get(':id/history')
  listVersions(@Param('id', IdPipe) id: string, @Query('limit', { schema: historyLimit }) limit: number) {
    return this.history.listVersions(PersonEntity, id, limit);
  }

  @Post()
  @Idempotent()
  create(@Body({ schema: personInput }) input: PersonInput, @CurrentUser() currentUser: StaffMember) {
    return this.people.rows.create(input, currentUser.email);
  }

  @Put(':id')
  update(
    @Param('id', IdPipe) id: string,
    @Body({ schema: personInput }) input: PersonInput,
    @RequestWriteContext() context: WriteContext,
  ) {
    return this.people.rows.update(id, input, context);
  }

  @Delete(':id')
  @HttpCode(204)
  delete(@Param('id', IdPipe) id: string, @RequestWriteContext() context: WriteContext) {
    return this.people.rows.delete(id, context);
  }

  @Post(':id/restore')
  @HttpCode(200)
  restore(@Param('id', IdPipe) id: string, @RequestWriteContext() context: WriteContext) {
    return this.people.rows.restore(id, context);
  }
}

/** An alias of the list of people, because the spec names both paths. */
@Controller('api/speakers')
export class SpeakersAliasController {
  constructor(private readonly people: PeopleService) {}

  @Get()
  list() {
    return this.people.list();
  }
}
