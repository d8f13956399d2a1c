import type { OrderedRow, OrderedRows } from '@majlis/kit/database/ordered-rows';
import { type Address, orderedRowsController } from '@majlis/kit/http/ordered-rows.controller';
import type { FindOptionsWhere, Repository } from 'typeorm';
import type { z } from 'zod';
import type { ConferenceEntity } from './conference.entity.js';
import { findConference, type Visible } from './conference-view.js';

/** The routes for the ordered rows of one conference, which `:conferenceId` of the controller's address names. */
export function conferenceRowsController<Input extends object>(input: z.ZodType<Input>) {
  abstract class ConferenceRowsController<
    Row extends OrderedRow & { conferenceId: string },
  > extends orderedRowsController(input)<Row> {
    constructor(
      rows: OrderedRows<Row>,
      readonly conferences: Repository<ConferenceEntity>,
    ) {
      super(rows);
    }

    override async at({ conferenceId }: Address, visible?: Visible) {
      const { id } = await findConference(this.conferences, conferenceId, visible);
      return this.rows.within({ conferenceId: id } as FindOptionsWhere<Row>);
    }
  }
  return ConferenceRowsController;
}
