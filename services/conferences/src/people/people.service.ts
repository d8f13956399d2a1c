import type { ListedPerson, SessionOfPerson } from '@majlis/contracts/people/people.schema';
import type { SessionCounts } from '@majlis/contracts/people/session-counts';
import type { SluggedRepository } from '@majlis/rows/slugs/slug-registry';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { PersonEntity } from './person.entity.js';
import { createPersonRepository } from './person-repository.js';
import { listPublicSpeakerIds } from './public-speaker-ids.js';
import { resolveMerged } from './resolve-merged.js';

@Injectable()
export class PeopleService {
  readonly rows: SluggedRepository<PersonEntity>;

  constructor(@InjectRepository(PersonEntity) private readonly people: Repository<PersonEntity>) {
    this.rows = createPersonRepository(people);
  }

  async list(): Promise<(PersonEntity & Pick<ListedPerson, 'hasPage' | 'mergedIds'>)[]> {
    const [people, withPage, keptIds] = await Promise.all([
      this.people.find({ order: { lastName: 'ASC', firstName: 'ASC', id: 'ASC' } }),
      listPublicSpeakerIds(this.people.manager),
      resolveMerged(this.people.manager),
    ]);
    const mergedIds = new Map<string, string[]>();
    for (const [id, keptId] of keptIds) mergedIds.set(keptId, [...(mergedIds.get(keptId) ?? []), id]);
    return people.map((person) => {
      const merged = mergedIds.get(person.id);
      return Object.assign(person, { hasPage: withPage.has(person.id) }, merged && { mergedIds: merged });
    });
  }

  async countSessions(): Promise<SessionCounts> {
    const [row]: { counts: SessionCounts }[] = await this.people.query(
      `SELECT coalesce(json_object_agg(person_id, counts), '{}') AS counts FROM (
         SELECT person_id, json_object_agg(conference_id, sessions) AS counts FROM (
           SELECT assignment.person_id, session.conference_id, count(*) AS sessions
           FROM session_speakers assignment
           JOIN sessions session ON session.id = assignment.session_id AND session.deleted_at IS NULL
           JOIN conferences conference ON conference.id = session.conference_id AND conference.deleted_at IS NULL
           GROUP BY assignment.person_id, session.conference_id
         ) of_conference GROUP BY person_id
       ) of_person`,
    );
    return row?.counts ?? {};
  }

  listSessions(id: string): Promise<SessionOfPerson[]> {
    return this.people.query(
      `SELECT session.id, session.title, conference.id AS "conferenceId", conference.title AS "conferenceTitle"
       FROM session_speakers assignment
       JOIN sessions session ON session.id = assignment.session_id AND session.deleted_at IS NULL
       JOIN conferences conference ON conference.id = session.conference_id AND conference.deleted_at IS NULL
       WHERE assignment.person_id = $1
       ORDER BY session.start_time DESC, session.id`,
      [id],
    );
  }
}
