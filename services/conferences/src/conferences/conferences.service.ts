import type { StaffMember } from '@majlis/kit/auth/staff';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ConferenceEntity } from './conference.entity.js';
import { counters, figuresOf } from './conference-figures.js';
import { FormerSlugEntity } from './former-slug.entity.js';
import { visibleTo } from './visible-conference.js';

/** What readers are given; ConferenceEdits is what staff do. */
@Injectable()
export class ConferencesService {
  constructor(@InjectRepository(ConferenceEntity) private readonly conferences: Repository<ConferenceEntity>) {}

  /** Featured ones first, then the coming ones by their start, then the past ones, newest first. */
  list(staff?: StaffMember): Promise<ConferenceEntity[]> {
    const isPast = 'conference.end_date < now()';
    return this.conferences
      .createQueryBuilder('conference')
      .where(visibleTo(staff))
      .orderBy('conference.featured', 'DESC')
      .addOrderBy(isPast, 'ASC')
      .addOrderBy(`CASE WHEN NOT ${isPast} THEN conference.start_date END`, 'ASC')
      .addOrderBy('conference.start_date', 'DESC')
      .addOrderBy('conference.display_order', 'ASC')
      .addOrderBy('conference.id', 'ASC')
      .getMany();
  }

  /** The same list, each with how much belongs to it. */
  async listWithFigures(staff: StaffMember) {
    const [conferences, figures] = await Promise.all([this.list(staff), figuresOf(this.conferences.manager)]);
    const none = { sessions: 0, speakers: 0, partners: 0, documents: 0 };
    return conferences.map((conference) => Object.assign(conference, { figures: figures.get(conference.id) ?? none }));
  }

  counters() {
    return counters(this.conferences.manager);
  }

  /** The conference that has this address, or had it: then its slug is another. */
  async getBySlug(slug: string, staff?: StaffMember): Promise<ConferenceEntity> {
    // The database refuses to be asked about a NUL, which no slug has.
    const wanted = slug.includes('\0') ? '' : slug.normalize('NFC');
    const conference =
      (await this.conferences.findOneBy({ ...visibleTo(staff), slug: wanted })) ??
      (await this.findMoved(wanted, staff));
    if (!conference) throw new NotFoundException('Conference not found');
    return conference;
  }

  private async findMoved(slug: string, staff?: StaffMember): Promise<ConferenceEntity | null> {
    const former = await this.conferences.manager.findOneBy(FormerSlugEntity, { slug });
    return former && this.conferences.findOneBy({ ...visibleTo(staff), id: former.conferenceId });
  }
}
