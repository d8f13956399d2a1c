import type { PartName } from '@majlis/contracts/system-status';

type PartWords = {
  title: string;
  /** What it is for. */
  work: string;
  /** What its absence means to those who use the site. */
  absence: string;
};

/** The parts as somebody knows them who runs no servers. */
export const partWords: Record<PartName, PartWords> = {
  cms: {
    title: 'Content and sign-in',
    work: 'Texts, pictures and staff accounts',
    absence: 'Visitors see the site as it was; nobody can sign in, and texts and pictures cannot be changed.',
  },
  conferences: {
    title: 'Conferences',
    work: 'Conferences, sessions, speakers and papers',
    absence: 'Visitors see the conferences as they were; they cannot be changed.',
  },
  feeds: {
    title: 'Feeds',
    work: 'What is gathered from elsewhere',
    absence: 'Visitors see what was read last; nothing new comes in.',
  },
  publisher: {
    title: 'Publisher',
    work: 'Writes the pages when something is saved',
    absence: 'What you save is kept, but visitors see it only when the publisher runs again.',
  },
};

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** 'two', '12' */
export const inWords = (count: number): string => numbers[count] ?? String(count);
