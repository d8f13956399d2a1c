import type { Person } from '@majlis/contracts/people';
import * as messages from '#messages/people';

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

export const formatPosition = ({ position, organization }: Pick<Person, 'position' | 'organization'>): string =>
  position && organization ? messages.positionAt(position, organization) : position || organization;
