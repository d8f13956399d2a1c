import type { Person } from '@majlis/contracts/people';

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** 'Professor of Law at University of Fes', or the part that is set. */
export const formatPosition = ({ position, organization }: Pick<Person, 'position' | 'organization'>): string =>
  [position, organization].filter(Boolean).join(' at ');
