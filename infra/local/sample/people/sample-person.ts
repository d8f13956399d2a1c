import type { PersonInput, personInput } from '@majlis/contracts/people';
import type { z } from 'zod';
import type { Medallion } from '../../pictures/emblems/medallion.js';

/** A person as staff would enter one, with the drawing that becomes the photo; without one the initials are shown. */
export type SamplePerson = Omit<z.input<typeof personInput>, 'photo'> & { medallion?: Medallion };

export const nameOf = ({ firstName, lastName }: Pick<PersonInput, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;
