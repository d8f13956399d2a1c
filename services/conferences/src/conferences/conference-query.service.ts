import { conferencesPerPage, type NextConference } from '@majlis/contracts/conferences';
import type { StaffMember } from '@majlis/kit/auth/current-user';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThanOrEqual, type Repository } from 'typeorm';
import { ConferenceEntity } from './conference.entity.js';
import { findConferenceBySlug } from './conference-access.js';
import { readConferenceTotals } from './conference-counts.js';
import { listConferencesJson, readConferenceJson } from './conference-json.js';

@Injectable()
export class ConferenceQueryService {
  constructor(@InjectRepository(ConferenceEntity) private readonly conferences: Repository<ConferenceEntity>) {}

  list(currentUser?: StaffMember): Promise<string> {
    return listConferencesJson(this.conferences, currentUser, {
      limit: currentUser ? null : conferencesPerPage,
      offset: 0,
    });
  }

  /** One page of the list, counted from 1. Throws 404 if the page is empty. */
  async page(number: number, currentUser?: StaffMember): Promise<string> {
    const offset = (number - 1) * conferencesPerPage;
    const list = await listConferencesJson(this.conferences, currentUser, { limit: conferencesPerPage, offset });
    if (list === '[]') throw new NotFoundException('There are not so many conferences');
    return list;
  }

  /** The published conference that is running or starts next. */
  next(): Promise<NextConference | null> {
    return this.conferences.findOne({
      select: {
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
  }

  totals() {
    return readConferenceTotals(this.conferences.manager);
  }

  /** JSON text of the conference with exactly this slug, if there is one. */
  getBySlug(slug: string, currentUser?: StaffMember): Promise<string | undefined> {
    return readConferenceJson(this.conferences, currentUser, slug);
  }

  /** The slug of the conference that had this one before. Throws 404 if it is not visible to this user. */
  async currentSlugOf(formerSlug: string, currentUser?: StaffMember): Promise<string> {
    return (await findConferenceBySlug(this.conferences, formerSlug, currentUser)).slug;
  }
}
