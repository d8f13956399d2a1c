import { type ListedPerson, personInput } from '@majlis/contracts/people/people.schema';
import { speakerSlug } from '@majlis/contracts/shared/slugs';
import { createEntityBase } from '@majlis/rows/lists/list-entity';
import { SluggedRepository, SlugRegistry } from '@majlis/rows/slugs/slug-registry';
import { Column, Entity, type EntityManager, PrimaryColumn, type Repository } from 'typeorm';
import { publicStatuses } from '../conferences/conference.entity.js';

@Entity('people')
export class PersonEntity extends createEntityBase(personInput.shape) {
  /** The person who got the assignments and slugs of this one, who is deleted. */
  @Column('uuid', { name: 'merged_into', nullable: true, select: false })
  mergedInto?: string | null;
}

/**
 * Maps the ids of merged people to the people who were kept in the end; people who are not merged are left out. Without `ids` it
 * covers all.
 */
export async function resolveMerged(manager: EntityManager, ids?: string[]): Promise<Map<string, string>> {
  const rows: { mergedId: string; id: string }[] = await manager.query(
    `WITH RECURSIVE place AS (
       SELECT id AS merged_id, merged_into AS id FROM people
         WHERE ($1::uuid[] IS NULL OR id = ANY ($1)) AND deleted_at IS NOT NULL AND merged_into IS NOT NULL
       UNION SELECT place.merged_id, person.merged_into FROM place JOIN people person ON person.id = place.id
         WHERE person.deleted_at IS NOT NULL AND person.merged_into IS NOT NULL)
     SELECT place.merged_id AS "mergedId", place.id FROM place JOIN people person ON person.id = place.id
     WHERE person.deleted_at IS NULL`,
    [ids ?? null],
  );
  return new Map(rows.map(({ mergedId, id }) => [mergedId, id]));
}

/** A slug that a person had before. */
@Entity('former_person_slugs')
export class FormerPersonSlugEntity {
  @PrimaryColumn('text')
  slug: string;

  @Column('uuid', { name: 'person_id' })
  personId: string;
}

export const personSlugs = new SlugRegistry({
  rows: PersonEntity,
  formerSlugs: FormerPersonSlugEntity,
  owner: 'personId',
  taken: 'slugOfSpeaker',
});

export const createPersonRepository = (people: Repository<PersonEntity>) =>
  new SluggedRepository(people, 'speaker', { registry: personSlugs, derive: speakerSlug });

/** The slug may be a former one, or that of a person who has been merged into another. */
export async function findPersonBySlug(people: Repository<PersonEntity>, slug: string): Promise<PersonEntity | null> {
  const person = await personSlugs.find(people, slug, {});
  if (person || slug.includes('\0')) return person;
  const former = await people.manager.findOneBy(FormerPersonSlugEntity, { slug: slug.normalize('NFC') });
  if (!former) return null;
  const id = (await resolveMerged(people.manager, [former.personId])).get(former.personId);
  return id === undefined ? null : people.findOneBy({ id });
}

/** Lists the people whom visitors see in a programme. */
export async function listPublicSpeakerIds(manager: EntityManager): Promise<Set<string>> {
  const rows: { id: string }[] = await manager.query(
    `SELECT DISTINCT assignment.person_id AS id FROM session_speakers assignment
     JOIN sessions session ON session.id = assignment.session_id AND session.deleted_at IS NULL
     JOIN conferences conference ON conference.id = session.conference_id
       AND conference.deleted_at IS NULL AND conference.status = ANY ($1)`,
    [publicStatuses],
  );
  return new Set(rows.map(({ id }) => id));
}

export async function listPeopleForStaff(
  people: Repository<PersonEntity>,
): Promise<(PersonEntity & Pick<ListedPerson, 'hasPage' | 'mergedIds'>)[]> {
  const [rows, withPage, keptIds] = await Promise.all([
    people.find({ order: { lastName: 'ASC', firstName: 'ASC', id: 'ASC' } }),
    listPublicSpeakerIds(people.manager),
    resolveMerged(people.manager),
  ]);
  const mergedIds = new Map<string, string[]>();
  for (const [id, keptId] of keptIds) mergedIds.set(keptId, [...(mergedIds.get(keptId) ?? []), id]);
  return rows.map((person) => {
    const merged = mergedIds.get(person.id);
    return Object.assign(person, { hasPage: withPage.has(person.id) }, merged && { mergedIds: merged });
  });
}
