import { conferencesPerPage } from '@majlis/contracts/conferences';
import type { StaffMember } from '@majlis/kit/auth/current-user';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ConferenceEntity } from './conference.entity.js';
import { findConferenceBySlug } from './conference-access.js';
import { readConferenceTotals } from './conference-counts.js';
import { listConferencesJson } from './conference-list.js';

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

  totals() {
    return readConferenceTotals(this.conferences.manager);
  }

  getBySlug(slug: string, currentUser?: StaffMember): Promise<ConferenceEntity> {
    return findConferenceBySlug(this.conferences, slug, currentUser);
  }
}
