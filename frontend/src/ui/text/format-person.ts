import type { Person } from '@majlis/contracts/people';

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** 'Professor of Law at University of Fes', or as much of it as is known. */
export const formatPosition = ({ position, organization }: Pick<Person, 'position' | 'organization'>): string =>
  [position, organization].filter(Boolean).join(' at ');
