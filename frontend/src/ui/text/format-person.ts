import type { Person } from '@majlis/contracts/people';

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

export const formatPosition = ({ position, organization }: Pick<Person, 'position' | 'organization'>): string =>
  [position, organization].filter(Boolean).join(' at ');
