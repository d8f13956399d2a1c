import { speakerSlug } from '@majlis/contracts/shared/slugs';
import { SluggedRepository, SlugRegistry } from '@majlis/rows/slugs/slug-registry';
import { Column, Entity, PrimaryColumn, type Repository } from 'typeorm';
import { PersonEntity } from './person.entity.js';
import { resolveMerged } from './resolve-merged.js';

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
