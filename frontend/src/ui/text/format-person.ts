import type { Person } from '@majlis/contracts/people/people.schema';
import { t } from '#messages';

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

export const formatPosition = ({ position, organization }: Pick<Person, 'position' | 'organization'>): string =>
  position && organization ? t('people.positionAt', { position, organization }) : position || organization;
