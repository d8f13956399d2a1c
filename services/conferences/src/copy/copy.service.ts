import type { ConferenceCopyInput } from '@majlis/contracts/conferences/conference.schema';
import { type CopyCounts, countDaysToCopy, slugOfCopy } from '@majlis/contracts/conferences/conference-copy';
import { addDaysKeepingLocalTime } from '@majlis/contracts/shared/zoned-times';
import { createRow, findByIdempotentId, updateRow } from '@majlis/rows/repository/audited-entity';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ConferenceEntity } from '../conferences/conference.entity.js';
import { conferenceNotFound, findConference, lockConference } from '../conferences/conference-access.js';
import { conferenceSlugs } from '../conferences/conference-slugs.js';
import { copiedValues } from './copied-values.js';
import { copyParts } from './copy-parts.js';
import { readProgrammeParts } from './programme-parts.js';

@Injectable()
export class CopyService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async count(conferenceId: string): Promise<CopyCounts> {
    const { manager } = this.database;
    const { id } = await findConference(manager.getRepository(ConferenceEntity), conferenceId);
    const { sessions, assignments, partners, documents } = await readProgrammeParts(manager, id);
    const sessionDocuments = documents.filter(({ sessionId }) => sessionId !== null).length;
    return {
      sessions: sessions.length,
      speakers: new Set(assignments.map(({ personId }) => personId)).size,
      partners: partners.length,
      documents: documents.length - sessionDocuments,
      sessionDocuments,
    };
  }

  /** Creates a draft with the chosen parts: all of it, or nothing. */
  create(conferenceId: string, input: ConferenceCopyInput, actor: string): Promise<ConferenceEntity> {
    return this.database.transaction(async (manager) => {
      await conferenceSlugs.lock(manager);
      const conferences = manager.getRepository(ConferenceEntity);
      const existing = await findByIdempotentId(conferences);
      if (existing) return existing;
      // Saves of its sessions and documents wait, so that all parts are of the same moment.
      const source = await lockConference(manager, conferenceId, 'pessimistic_write');
      const days = countDaysToCopy(source, input);
      const shift = (instant: string) => addDaysKeepingLocalTime(days, instant, source.timezone);
      const slug = await findSlug(manager, input);
      const copy = await createRow(conferences, { ...copiedValues(source, input, shift), slug }, actor);
      await copyParts(manager, { source, copy, input, shift, actor });
      // Otherwise the copy would be the only one of the series.
      if (source.series === '' && input.series !== '')
        await updateRow(
          conferences,
          { id: source.id },
          { actor, notFound: conferenceNotFound },
          { series: input.series },
        );
      return copy;
    });
  }
}

async function findSlug(manager: EntityManager, { slug, title, startDate }: ConferenceCopyInput): Promise<string> {
  const free = await conferenceSlugs.resolve(manager, { slug, derived: slugOfCopy(title, startDate) });
  await conferenceSlugs.release(manager, free);
  return free;
}
