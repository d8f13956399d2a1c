import type { Person } from '@majlis/contracts/people';

export const nameOfPerson = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/** 'Professor of Law at University of Fes', or as much of it as is known. */
export const roleOfPerson = ({ position, organization }: Pick<Person, 'position' | 'organization'>) =>
  [position, organization].filter(Boolean).join(' at ');
