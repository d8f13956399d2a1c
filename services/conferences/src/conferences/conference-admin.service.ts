import { type ConferenceInput, conferences } from '@majlis/contracts/conferences/conference.schema';
import { message } from '@majlis/contracts/shared/messages';
import { validateWith } from '@majlis/kit/http/validation.pipe';
import type { ChangeTags } from '@majlis/rows/drafts/editable-rows';
import { createRow, findByIdempotentId, updateRow, type WriteContext } from '@majlis/rows/repository/audited-entity';
import { CrudRepository } from '@majlis/rows/repository/crud-repository';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { ConferenceEntity, conferenceSlugs, recordFormerSlug, resolveConferenceSlug } from './conference.entity.js';
import { preserveLocalTimes } from './preserve-local-times.js';

const notFound = message('rowNotFound', { noun: 'conference' });
const crudRepository = (manager: EntityManager) =>
  new CrudRepository(manager.getRepository(ConferenceEntity), 'conference');

type ConferenceChanges = Partial<ConferenceEntity>;
type ComputeChanges = (
  manager: EntityManager,
  before: ConferenceEntity,
) => ConferenceChanges | Promise<ConferenceChanges>;

@Injectable()
export class ConferenceAdminService {
  constructor(@InjectRepository(ConferenceEntity) private readonly conferences: Repository<ConferenceEntity>) {}

  create(input: ConferenceInput, actor: string): Promise<ConferenceEntity> {
    return this.withSlugLock(async (manager) => {
      const conferences = manager.getRepository(ConferenceEntity);
      const existing = await findByIdempotentId(conferences); // its own slug must not count as taken
      if (existing) return existing;
      const slug = await resolveConferenceSlug(manager, input);
      await conferenceSlugs.stopRedirectingFrom(manager, slug);
      return createRow(conferences, { ...input, slug }, actor);
    });
  }

  update(id: string, input: ConferenceInput, context: WriteContext): Promise<ConferenceEntity> {
    return this.applyChanges(id, context, async (manager, before) => ({
      ...input,
      slug: await resolveConferenceSlug(manager, input, before),
    }));
  }

  setStatus(id: string, status: ConferenceInput['status'], context: WriteContext): Promise<ConferenceEntity> {
    return this.applyChanges(id, context, () => ({ status }));
  }

  setReleased(id: string, isReleased: boolean, context: WriteContext): Promise<ConferenceEntity> {
    return this.applyChanges(id, context, (_manager, { releasedAt }) => ({
      releasedAt: isReleased ? (releasedAt ?? new Date().toISOString()) : null,
    }));
  }

  changeTags(id: string, change: ChangeTags, context: WriteContext): Promise<ConferenceEntity> {
    return this.applyChanges(id, context, (_manager, { tags }) => ({
      tags: validateWith(conferences.fields.tags, change(tags)),
    }));
  }

  /** Sessions, partners and documents are hidden and restored with the conference. */
  delete(id: string, context: WriteContext): Promise<void> {
    return crudRepository(this.conferences.manager).delete(id, context);
  }

  listDeleted(): Promise<ConferenceEntity[]> {
    return crudRepository(this.conferences.manager).listDeleted();
  }

  restore(id: string, context: WriteContext): Promise<ConferenceEntity> {
    return this.withSlugLock(async (manager) => {
      const deleted = await manager.findOne(ConferenceEntity, { where: { id }, withDeleted: true });
      const slug = deleted ? await conferenceSlugs.findFree(manager, deleted.slug, {}, id) : '';
      return crudRepository(manager).restore(id, context, { slug });
    });
  }

  private applyChanges(id: string, context: WriteContext, changes: ComputeChanges): Promise<ConferenceEntity> {
    return this.withSlugLock(async (manager) => {
      const before = await manager.findOneBy(ConferenceEntity, { id });
      if (!before) throw new NotFoundException(notFound);
      const changed = await changes(manager, before);
      const after = await updateRow(manager.getRepository(ConferenceEntity), { id }, { ...context, notFound }, changed);
      await recordFormerSlug(manager, before, after);
      await preserveLocalTimes(manager, before, after, context);
      return after;
    });
  }

  private withSlugLock<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.conferences.manager.transaction(async (manager) => {
      await conferenceSlugs.lock(manager);
      return work(manager);
    });
  }
}
