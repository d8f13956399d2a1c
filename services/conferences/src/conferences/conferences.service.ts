import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOptionsWhere, In, type Repository } from 'typeorm';
import { ConferenceEntity } from './conference.entity.js';

/** Which conferences a reader may see. */
export type Visible = FindOptionsWhere<ConferenceEntity>;

export const visibleToVisitors: Visible = { status: In(['published', 'archived']) };

@Injectable()
export class ConferencesService {
  constructor(@InjectRepository(ConferenceEntity) private readonly conferences: Repository<ConferenceEntity>) {}

  /** Featured ones first, then the coming ones by their start, then the past ones, newest first. */
  list(visible: Visible): Promise<ConferenceEntity[]> {
    const isPast = 'conference.end_date < now()';
    return this.conferences
      .createQueryBuilder('conference')
      .where(visible)
      .orderBy('conference.featured', 'DESC')
      .addOrderBy(isPast, 'ASC')
      .addOrderBy(`CASE WHEN NOT ${isPast} THEN conference.start_date END`, 'ASC')
      .addOrderBy('conference.start_date', 'DESC')
      .addOrderBy('conference.display_order', 'ASC')
      .addOrderBy('conference.id', 'ASC')
      .getMany();
  }

  async getBySlug(slug: string, visible: Visible): Promise<ConferenceEntity> {
    // The database refuses to be asked about a NUL, which no slug has.
    const conference = slug.includes('\0') ? null : await this.conferences.findOneBy({ ...visible, slug });
    if (!conference) throw new NotFoundException('Conference not found');
    return conference;
  }
}
