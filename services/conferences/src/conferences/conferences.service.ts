import { conferencesInAPage } from '@majlis/contracts/conferences';
import type { StaffMember } from '@majlis/kit/auth/staff';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ConferenceEntity } from './conference.entity.js';
import { counters } from './conference-figures.js';
import { conferenceList } from './conference-list.js';
import { conferenceAt } from './conference-view.js';

/** What readers are given; ConferenceEdits is what staff do. */
@Injectable()
export class ConferencesService {
  constructor(@InjectRepository(ConferenceEntity) private readonly conferences: Repository<ConferenceEntity>) {}

  /** What this reader may see, in order, as JSON: for staff all, for visitors the first page. */
  list(staff?: StaffMember): Promise<string> {
    return conferenceList(this.conferences, staff, { limit: staff ? null : conferencesInAPage, offset: 0 });
  }

  /** A page of that list, counted from 1. Throws 404 when nothing is on it. */
  async page(number: number, staff?: StaffMember): Promise<string> {
    const offset = (number - 1) * conferencesInAPage;
    const list = await conferenceList(this.conferences, staff, { limit: conferencesInAPage, offset });
    if (list === '[]') throw new NotFoundException('There are not so many conferences');
    return list;
  }

  counters() {
    return counters(this.conferences.manager);
  }

  getBySlug(slug: string, staff?: StaffMember): Promise<ConferenceEntity> {
    return conferenceAt(this.conferences, slug, staff);
  }
}
