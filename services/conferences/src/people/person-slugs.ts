import { speakerSlug } from '@majlis/contracts/slugs';
import { SlugRegistry } from '@majlis/kit/slugs/slug-registry';
import { SluggedRepository } from '@majlis/kit/slugs/slugged-repository';
import type { Repository } from 'typeorm';
import { FormerPersonSlugEntity } from './former-person-slug.entity.js';
import { PersonEntity } from './person.entity.js';

export const personSlugs = new SlugRegistry({
  rows: PersonEntity,
  formerSlugs: FormerPersonSlugEntity,
  owner: 'personId',
  noun: 'speaker',
});

export const createPersonRepository = (people: Repository<PersonEntity>) =>
  new SluggedRepository(people, 'speaker', { registry: personSlugs, derive: speakerSlug });
