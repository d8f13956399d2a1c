import type { ConferenceOfSpeaker, ListedSpeaker } from '@majlis/contracts/programme/speakers';
import { message } from '@majlis/contracts/shared/messages';
import type { StaffMember } from '@majlis/kit/auth/current-user';
import { addPictures, addPicturesToOne } from '@majlis/rows/lists/picture-details';
import { readSlugs, slugInLanguage, translateRows } from '@majlis/rows/translations/translate-rows';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { publicStatuses } from '../conferences/conference-access.js';
import { isoInstantSql } from '../conferences/json-text.js';
import { PersonEntity } from '../people/person.entity.js';
import { findPersonBySlug } from '../people/person-repository.js';
import { toPersonResponse } from '../people/person-response.js';
import { listPublicSpeakerIds } from '../people/public-speaker-ids.js';

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

@Injectable()
export class SpeakersService {
  constructor(@InjectRepository(PersonEntity) private readonly people: Repository<PersonEntity>) {}

  async list(): Promise<ListedSpeaker[]> {
    const { manager } = this.people;
    const people = await this.people.find({
      select: {
        id: true,
        slug: true,
        firstName: true,
        lastName: true,
        position: true,
        organization: true,
        photo: true,
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

  /** The slug may be a former one. Throws 404 if this user can see no session of the person. */
  async findBySlug(slug: string, currentUser: StaffMember | undefined) {
    const person = await findPersonBySlug(this.people, slug);
    const conferences: ConferenceOfSpeaker[] = person
      ? await this.people.query(conferencesSql, [person.id, currentUser !== undefined, publicStatuses])
      : [];
    if (!person || conferences.length === 0) throw new NotFoundException(message('speakerNotFound'));
    return { person, conferences };
  }

  slugInLanguage(person: PersonEntity): Promise<string> {
    return slugInLanguage(this.people.manager, person);
  }

  /** As visitors see it, for staff too. */
  async toResponse(person: PersonEntity, conferences: ConferenceOfSpeaker[]) {
    const slugs = await readSlugs(this.people.manager, person);
    const response = Object.assign({}, toPersonResponse(undefined, person), { conferences, slugs });
    return addPicturesToOne(this.people.manager, response, ({ photo }) => [photo]);
  }
}
