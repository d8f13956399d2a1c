import { guests } from './guests.js';
import { peopleOfTheNetwork } from './of-the-network.js';
import type { SamplePerson } from './sample-person.js';

const people = { ...peopleOfTheNetwork, ...guests };

/** By what programmes call them. */
export type SamplePersonKey = keyof typeof people;

export const samplePeople: Record<SamplePersonKey, SamplePerson> = people;
