import type { ConferenceInput } from '@majlis/contracts/conference-input';
import { createdBefore, createRow, type Edit, editRow } from '@majlis/kit/database/editable-row';
import { EditableRows } from '@majlis/kit/database/editable-rows';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { ConferenceEntity } from './conference.entity.js';
import { freeSlug, giveUpFormer, keepFormerSlug, slugFor } from './conference-slugs.js';
import { keepClockTimes } from './keep-clock-times.js';

const notFound = 'This conference does not exist.';
const rowsOf = (manager: EntityManager) => new EditableRows(manager.getRepository(ConferenceEntity), 'conference');

type Changed = Partial<ConferenceEntity>;
type Changes = (manager: EntityManager, before: ConferenceEntity) => Changed | Promise<Changed>;

@Injectable()
export class ConferenceEdits {
  constructor(@InjectRepository(ConferenceEntity) private readonly conferences: Repository<ConferenceEntity>) {}

  create(input: ConferenceInput, by: string): Promise<ConferenceEntity> {
    return this.inTurn(async (manager) => {
      const conferences = manager.getRepository(ConferenceEntity);
      const known = await createdBefore(conferences); // whose address is its own
      if (known) return known;
      const slug = await slugFor(manager, input);
      await giveUpFormer(manager, slug);
      return createRow(conferences, { ...input, slug }, by);
    });
  }

  update(id: string, input: ConferenceInput, edit: Edit): Promise<ConferenceEntity> {
    return this.change(id, edit, async (manager, before) => ({
      ...input,
      slug: await slugFor(manager, input, before),
    }));
  }

  setStatus(id: string, status: ConferenceInput['status'], edit: Edit): Promise<ConferenceEntity> {
    return this.change(id, edit, () => ({ status }));
  }

  /** All that belongs to it goes from sight with it, and comes back with it. */
  delete(id: string, edit: Edit): Promise<void> {
    return rowsOf(this.conferences.manager).delete(id, edit);
  }

  listDeleted(): Promise<ConferenceEntity[]> {
    return rowsOf(this.conferences.manager).listDeleted();
  }

  /** Meanwhile another conference may have taken its address; it then gets the next one. */
  restore(id: string, edit: Edit): Promise<ConferenceEntity> {
    return this.inTurn(async (manager) => {
      const deleted = await manager.findOne(ConferenceEntity, { where: { id }, withDeleted: true });
      const slug = deleted ? await freeSlug(manager, deleted.slug, id) : '';
      return rowsOf(manager).restore(id, edit, { slug });
    });
  }

  private change(id: string, edit: Edit, changes: Changes): Promise<ConferenceEntity> {
    return this.inTurn(async (manager) => {
      const before = await manager.findOneBy(ConferenceEntity, { id });
      if (!before) throw new NotFoundException(notFound);
      const changed = await changes(manager, before);
      const after = await editRow(manager.getRepository(ConferenceEntity), { id }, { ...edit, notFound }, changed);
      await keepFormerSlug(manager, before, after);
      await keepClockTimes(manager, before, after, edit);
      return after;
    });
  }

  /** Addresses are given one at a time, so that two conferences that come at once do not both find the same one free. */
  private inTurn<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.conferences.manager.transaction(async (manager) => {
      await manager.query("SELECT pg_advisory_xact_lock(hashtextextended('conference slugs', 0))");
      return work(manager);
    });
  }
}
