import { type PersonInput, people, personInput, type SessionOfPerson } from '@majlis/contracts/people/people.schema';
import type { SessionCounts } from '@majlis/contracts/people/session-counts';
import { CurrentUser, type StaffMember } from '@majlis/kit/auth/current-user';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { Idempotent } from '@majlis/kit/http/idempotency.interceptor';
import { validateWith } from '@majlis/kit/http/validation.pipe';
import { rowWritersOf } from '@majlis/rows/drafts/editable-rows';
import { RowController } from '@majlis/rows/lists/sortable-crud.controller';
import type { WriteContext } from '@majlis/rows/repository/audited-entity';
import { RequestWriteContext } from '@majlis/rows/repository/write-context';
import type { SluggedRepository } from '@majlis/rows/slugs/slug-registry';
import { Body, Controller, Get, type OnModuleInit, Param, Post, Put } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { createPersonRepository, listPeopleForStaff, PersonEntity } from './person.entity.js';

@Controller('api/people')
export class PeopleController extends RowController<SluggedRepository<PersonEntity>> implements OnModuleInit {
  constructor(@InjectRepository(PersonEntity) private readonly people: Repository<PersonEntity>) {
    super(createPersonRepository(people), PersonEntity);
  }

  onModuleInit(): void {
    this.editable.register({
      table: 'people',
      input: personInput,
      update: (id, input: PersonInput, context) => this.rows.update(id, input, context),
      ...rowWritersOf(this.rows, {
        tags: (person, change) => ({
          expertiseAreas: validateWith(people.fields.expertiseAreas, change(person.expertiseAreas)),
        }),
      }),
    });
  }

  @Get()
  list() {
    return listPeopleForStaff(this.people);
  }

  @Get('deleted')
  listDeleted() {
    return this.rows.listDeleted();
  }

  @Get('session-counts')
  async countSessions(): Promise<SessionCounts> {
    const [row]: { counts: SessionCounts }[] = await this.people.query(
      `SELECT coalesce(json_object_agg(person_id, counts), '{}') AS counts FROM (
         SELECT person_id, json_object_agg(conference_id, sessions) AS counts FROM (
           SELECT assignment.person_id, session.conference_id, count(*) AS sessions
           FROM session_speakers assignment
           JOIN sessions session ON session.id = assignment.session_id AND session.deleted_at IS NULL
           JOIN conferences conference ON conference.id = session.conference_id AND conference.deleted_at IS NULL
           GROUP BY assignment.person_id, session.conference_id
         ) of_conference GROUP BY person_id
       ) of_person`,
    );
    return row?.counts ?? {};
  }

  @Get(':id/sessions')
  listSessions(@Param('id', IdPipe) id: string): Promise<SessionOfPerson[]> {
    return this.people.query(
      `SELECT session.id, session.title, conference.id AS "conferenceId", conference.title AS "conferenceTitle"
       FROM session_speakers assignment
       JOIN sessions session ON session.id = assignment.session_id AND session.deleted_at IS NULL
       JOIN conferences conference ON conference.id = session.conference_id AND conference.deleted_at IS NULL
       WHERE assignment.person_id = $1
       ORDER BY session.start_time DESC, session.id`,
      [id],
    );
  }

  @Post()
  @Idempotent()
  create(@Body({ schema: personInput }) input: PersonInput, @CurrentUser() currentUser: StaffMember) {
    return this.rows.create(input, currentUser.email);
  }

  @Put(':id')
  update(
    @Param('id', IdPipe) id: string,
    @Body({ schema: personInput }) input: PersonInput,
    @RequestWriteContext() context: WriteContext,
  ) {
    return this.rows.update(id, input, context);
  }
}
