import { conferencesPerPage } from '@majlis/contracts/conferences';
import type { StaffMember } from '@majlis/kit/auth/current-user';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ConferenceEntity } from './conference.entity.js';
import { findConferenceBySlug } from './conference-access.js';
import { readConferenceTotals } from './conference-counts.js';
import { listConferencesJson } from './conference-list.js';

/** What readers are given; ConferenceEdits is what staff do. */
@Injectable()
export class ConferenceQueryService {
  constructor(@InjectRepository(ConferenceEntity) private readonly conferences: Repository<ConferenceEntity>) {}

  /** What this reader may see, in order, as JSON: for staff all, for visitors the first page. */
  list(staff?: StaffMember): Promise<string> {
    return listConferencesJson(this.conferences, staff, { limit: staff ? null : conferencesPerPage, offset: 0 });
  }

  /** A page of that list, counted from 1. Throws 404 when nothing is on it. */
  async page(number: number, staff?: StaffMember): Promise<string> {
    const offset = (number - 1) * conferencesPerPage;
    const list = await listConferencesJson(this.conferences, staff, { limit: conferencesPerPage, offset });
    if (list === '[]') throw new NotFoundException('There are not so many conferences');
    return list;
  }

  totals() {
    return readConferenceTotals(this.conferences.manager);
  }

  getBySlug(slug: string, staff?: StaffMember): Promise<ConferenceEntity> {
    return findConferenceBySlug(this.conferences, slug, staff);
  }
}
