import { conferencePartners } from '@majlis/contracts/conferences/conference-partners.schema';
import { documents } from '@majlis/contracts/conferences/documents.schema';
import { rooms } from '@majlis/contracts/programme/rooms.schema';
import type { AnyList } from '@majlis/contracts/shared/define-list.schema';
import { CurrentUser, Public, type StaffMember } from '@majlis/kit/auth/current-user';
import { createListEntity, type ListRow } from '@majlis/rows/lists/list-entity';
import { createSortableCrudController, type RouteParams } from '@majlis/rows/lists/sortable-crud.controller';
import { SortableRepository } from '@majlis/rows/repository/crud-repository';
import { applyDecorators, Controller, Get, Param, type Type } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Entity, type FindOptionsWhere, type Repository } from 'typeorm';
import { ConferenceEntity, findConference, type VisibilityFilter, visibilityFilter } from './conference.entity.js';

/** The routes of a list of the conference that `:conferenceId` names (infra/adr/api.md). */
export function createListOfConferenceController<List extends AnyList & { parent: 'conference' }>(
  { path, noun, input, publicRead }: List,
  entity: Type<ListRow<List>>,
) {
  const Readable = () => (publicRead ? Public() : applyDecorators());

  @Controller(path)
  class ListOfConferenceController extends createSortableCrudController(input)<ListRow<List>> {
    constructor(
      @InjectRepository(entity) readonly entities: Repository<ListRow<List>>,
      @InjectRepository(ConferenceEntity) readonly conferences: Repository<ConferenceEntity>,
    ) {
      super(new SortableRepository(entities, noun));
    }

    override async repositoryFor({ conferenceId }: RouteParams, filter?: VisibilityFilter) {
      const { id } = await findConference(this.conferences, conferenceId, filter);
      return this.rows.scopedTo({ conferenceId: id } as unknown as FindOptionsWhere<ListRow<List>>);
    }

    /** Visitors see the active rows of a public conference. */
    @Get()
    @Readable()
    async list(@Param() params: RouteParams, @CurrentUser() currentUser?: StaffMember) {
      const rows = await this.repositoryFor(params, visibilityFilter(currentUser));
      return rows.listVisible(currentUser);
    }
  }
  return ListOfConferenceController;
}

@Entity(conferencePartners.table)
export class ConferencePartnerEntity extends createListEntity(conferencePartners) {}

@Entity(documents.table)
export class DocumentEntity extends createListEntity(documents) {}

@Entity(rooms.table)
export class RoomEntity extends createListEntity(rooms) {}
