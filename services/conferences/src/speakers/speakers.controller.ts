import { endpoints } from '@majlis/contracts/api/endpoints';
import { listFilters } from '@majlis/contracts/api/list-query.schema';
import type { ConferenceOfSpeaker, ListedSpeaker } from '@majlis/contracts/programme/speakers';
import { message } from '@majlis/contracts/shared/messages';
import { CurrentUser, Public, type StaffMember } from '@majlis/kit/auth/current-user';
import { PagedList } from '@majlis/rows/lists/paged-list';
import { addPictures, addPicturesToOne } from '@majlis/rows/lists/picture-details';
import { redirectTo } from '@majlis/rows/translations/redirect';
import { readSlugs, slugInLanguage, translateRows } from '@majlis/rows/translations/translate-rows';
import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Response } from 'express';
import { In, type Repository } from 'typeorm';
import { publicStatuses } from '../conferences/conference.entity.js';
import { isoInstantSql } from '../conferences/conference-json.js';
import { findPersonBySlug, listPeopleForStaff, listPublicSpeakerIds, PersonEntity } from '../people/person.entity.js';
import { toPersonResponse } from '../people/person-response.js';

/** Names are in many scripts, whose order PostgreSQL knows only with some collations. */
const { compare } = new Intl.Collator('en');

/** $1: the person; $2: include all statuses; $3: the public statuses. */
const conferencesSql = `
  SELECT conference.id, conference.slug, conference.title, conference.status, conference.language, conference.timezone,
    ${isoInstantSql('conference.start_date')} AS "startDate", ${isoInstantSql('conference.end_date')} AS "endDate",
    json_agg(json_build_object('id', session.id, 'slug', session.slug, 'title', session.title,
      'sessionType', session.session_type, 'startTime', ${isoInstantSql('session.start_time')},
      'endTime', ${isoInstantSql('session.end_time')}, 'speakerType', assignment.speaker_type,
      'presentationTitle', assignment.presentation_title
    ) ORDER BY session.start_time, session.session_order, session.id) AS sessions
  FROM session_speakers assignment
  JOIN sessions session ON session.id = assignment.session_id AND session.deleted_at IS NULL
  JOIN conferences conference ON conference.id = session.conference_id AND conference.deleted_at IS NULL
    AND ($2 OR conference.status = ANY ($3))
  WHERE assignment.person_id = $1
  GROUP BY conference.id
  ORDER BY conference.start_date DESC, conference.id`;

/** Lists the speakers as visitors see them. */
@Controller('api/speakers')
export class SpeakersController {
  constructor(@InjectRepository(PersonEntity) private readonly people: Repository<PersonEntity>) {}

  /** An alias of the list of people for staff, because the spec names both paths. */
  @Get()
  listForStaff() {
    return listPeopleForStaff(this.people);
  }

  @Get('public')
  @Public()
  @PagedList(listFilters.speakers)
  async list(): Promise<ListedSpeaker[]> {
    const { manager } = this.people;
    const people = await this.people.find({
      select: {
        ...{ id: true, slug: true, firstName: true, lastName: true },
        ...{ position: true, organization: true, photo: true },
      },
      where: { id: In([...(await listPublicSpeakerIds(manager))]) },
    });
    const sorted = people.toSorted(
      (one, other) =>
        compare(one.lastName, other.lastName) ||
        compare(one.firstName, other.firstName) ||
        compare(one.slug, other.slug),
    );
    await translateRows(manager, sorted);
    const listed = sorted.map(({ slug, firstName, lastName, position, organization, photo }) => ({
      ...{ slug, firstName, lastName },
      ...{ position, organization, photo },
    }));
    return addPictures(manager, listed, ({ photo }) => [photo]);
  }

  /** Staff get the same fields of the person as visitors. Throws 404 if this user can see no session of the person. */
  @Get('slug/:slug')
  @Public()
  async getBySlug(
    @Param('slug') slug: string,
    @Res({ passthrough: true }) response: Response,
    @CurrentUser() currentUser?: StaffMember,
  ) {
    const { manager } = this.people;
    const person = await findPersonBySlug(this.people, slug);
    const conferences: ConferenceOfSpeaker[] = person
      ? await manager.query(conferencesSql, [person.id, currentUser !== undefined, publicStatuses])
      : [];
    if (!person || conferences.length === 0) throw new NotFoundException(message('speakerNotFound'));
    const currentSlug = await slugInLanguage(manager, person);
    if (currentSlug !== slug) return redirectTo(response, endpoints.speakerBySlug(currentSlug));
    const slugs = await readSlugs(manager, person);
    const speaker = Object.assign({}, toPersonResponse(undefined, person), { conferences, slugs });
    return addPicturesToOne(manager, speaker, ({ photo }) => [photo]);
  }
}
