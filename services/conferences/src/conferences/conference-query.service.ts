import type { RequestedPage } from '@majlis/contracts/api/list-query.schema';
import {
  type ConferenceTotals,
  conferencesPerPage,
  type NextConference,
} from '@majlis/contracts/conferences/conferences';
import type { StaffMember } from '@majlis/kit/auth/current-user';
import { type KeepUntilChanged, keepUntilChanged } from '@majlis/kit/database/keep-until-changed';
import { requestedLanguage, slugInLanguage, translateRows } from '@majlis/rows/translations/translate-rows';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThanOrEqual, type Repository } from 'typeorm';
import { ConferenceEntity, findConferenceBySlug } from './conference.entity.js';
import { type ConferenceList, listConferencesJson, readConferenceJson } from './conference-json.js';

@Injectable()
export class ConferenceQueryService {
  private readonly keep: KeepUntilChanged<ConferenceList>;

  constructor(@InjectRepository(ConferenceEntity) private readonly conferences: Repository<ConferenceEntity>) {
    this.keep = keepUntilChanged(conferences.manager.dataSource);
  }

  /** All conferences as JSON text. */
  async listForStaff(): Promise<string> {
    const cut = { limit: null, offset: 0 };
    const { list } = await this.keep('staff', () => listConferencesJson(this.conferences, true, cut));
    return list;
  }

  /** The list that visitors get without a query. It counts no further than the next page, since a count of all takes longer the more there are. */
  async firstPage() {
    const [page, perPage] = [1, conferencesPerPage];
    const cut = { limit: perPage, offset: 0, maxCount: perPage + 1 };
    const { list, total } = await this.keep('visitors', () => listConferencesJson(this.conferences, false, cut));
    return { list, page, perPage, hasNext: total > perPage };
  }

  async page({ page, perPage, filters }: RequestedPage, currentUser?: StaffMember) {
    const cut = { limit: perPage, offset: (page - 1) * perPage, filters };
    return { ...(await listConferencesJson(this.conferences, currentUser !== undefined, cut)), page, perPage };
  }

  /** The published conference that is running or starts next. */
  async next(): Promise<NextConference | null> {
    const found = await this.conferences.findOne({
      select: {
        id: true,
        slug: true,
        title: true,
        language: true,
        startDate: true,
        endDate: true,
        timezone: true,
        venue: true,
        city: true,
        country: true,
        isVirtual: true,
        virtualPlatform: true,
        registrationRequired: true,
        registrationDeadline: true,
      },
      where: { status: 'published', endDate: MoreThanOrEqual(new Date().toISOString()) },
      order: { startDate: 'ASC', displayOrder: 'ASC', id: 'ASC' },
    });
    if (!found) return null;
    await translateRows(this.conferences.manager, found);
    const { id: _id, ...conference } = found;
    return conference;
  }

  async totals(): Promise<ConferenceTotals> {
    const [counted]: ConferenceTotals[] = await this.conferences.query(`
      SELECT count(*)::int AS conferences,
             (count(*) FILTER (WHERE status = 'published'))::int AS published,
             (count(*) FILTER (WHERE status = 'draft'))::int AS drafts,
             (SELECT count(*)::int FROM people WHERE deleted_at IS NULL) AS speakers
      FROM conferences WHERE deleted_at IS NULL`);
    return counted as ConferenceTotals;
  }

  /** JSON text of the conference that has exactly this slug in the language of the request, if there is one. */
  async getBySlug(slug: string, currentUser?: StaffMember): Promise<string | undefined> {
    if (requestedLanguage() === undefined) return readConferenceJson(this.conferences, currentUser !== undefined, slug);
    const conference = await findConferenceBySlug(this.conferences, slug, currentUser);
    if ((await slugInLanguage(this.conferences.manager, conference)) !== slug) return undefined;
    return readConferenceJson(this.conferences, currentUser !== undefined, conference.slug);
  }

  /**
   * Returns the current slug of the conference that has or once had this slug in any language. Throws 404 if the conference is not
   * visible to this user.
   */
  async currentSlugOf(slug: string, currentUser?: StaffMember): Promise<string> {
    return slugInLanguage(this.conferences.manager, await findConferenceBySlug(this.conferences, slug, currentUser));
  }
}
