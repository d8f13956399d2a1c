import type { ContentProblemKind } from '@majlis/contracts/content-problems';

/** `several` is for two and more. */
type KindTexts = { heading: string; several: (count: number) => string; action: string };

export const kinds: Record<ContentProblemKind, KindTexts> = {
  'broken-link': {
    heading: 'Links that do not respond',
    several: (count) => `${count} links do not respond`,
    action: 'Edit the link',
  },
  'passed-deadline': {
    heading: 'Deadlines that have passed',
    several: (count) => `${count} conferences offer a registration that is closed`,
    action: 'Edit the registration',
  },
  'outdated-year': {
    heading: 'Years that are out of date',
    several: (count) => `${count} texts have outdated years`,
    action: 'Edit the text',
  },
  'draft-over': {
    heading: 'Conferences that ended as drafts',
    several: (count) => `${count} conferences are over and still drafts`,
    action: 'Edit the conference',
  },
  'missing-speakers': {
    heading: 'Sessions without speakers',
    several: (count) => `${count} sessions have no speakers`,
    action: 'Assign speakers',
  },
  'missing-room': {
    heading: 'Sessions without a room',
    several: (count) => `${count} sessions have no room`,
    action: 'Enter a room',
  },
  'missing-alt': {
    heading: 'Pictures without alt text',
    several: (count) => `${count} pictures have no descriptive alt text`,
    action: 'Add alt text',
  },
  'missing-description': {
    heading: 'Missing descriptions',
    several: (count) => `${count} conferences have no description`,
    action: 'Write a description',
  },
  'long-description': {
    heading: 'Descriptions that are too long',
    several: (count) => `${count} descriptions are too long for search engines`,
    action: 'Shorten it',
  },
};

export const actionOn = (action: string, row: string): string => `${action}: ${row}`;
export const nothingToFix = 'Nothing to fix.';

export const silence = 'Silence';
export const silenceProblem = (row: string, problem: string): string => `Silence: ${row}. ${problem}`;
export const showAgain = 'Show again';
export const showProblemAgain = (row: string, problem: string): string => `Show again: ${row}. ${problem}`;
export const silencedBy = (name: string, time: string): string => `Silenced by ${name}, ${time}`;
export const silenced = 'Silenced';
export const shownAgain = 'Shown again';
export const silenceFailed = 'Failed to silence it';
export const showAgainFailed = 'Failed to show it again';
