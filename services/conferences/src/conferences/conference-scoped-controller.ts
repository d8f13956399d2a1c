import type { SortableEntity, SortableRepository } from '@majlis/kit/database/sortable-repository';
import { createSortableCrudController, type RouteParams } from '@majlis/kit/http/sortable-crud.controller';
import type { FindOptionsWhere, Repository } from 'typeorm';
import type { z } from 'zod';
import type { ConferenceEntity } from './conference.entity.js';
import { findConference, type VisibilityFilter } from './conference-access.js';

/** The routes for sortable rows of the conference that `:conferenceId` names (ADR 0006). */
export function createConferenceScopedController<Input extends object>(input: z.ZodType<Input>) {
  abstract class ConferenceScopedController<
    Row extends SortableEntity & { conferenceId: string },
  > extends createSortableCrudController(input)<Row> {
    constructor(
      rows: SortableRepository<Row>,
      readonly conferences: Repository<ConferenceEntity>,
    ) {
      super(rows);
    }

    override async repositoryFor({ conferenceId }: RouteParams, filter?: VisibilityFilter) {
      const { id } = await findConference(this.conferences, conferenceId, filter);
      return this.rows.scopedTo({ conferenceId: id } as FindOptionsWhere<Row>);
    }
  }
  return ConferenceScopedController;
}
