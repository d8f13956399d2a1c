import type { ContentProblem, ContentProblemKind } from '@majlis/contracts/content-problems';

type KindTexts = { heading: string; one: string; many: string; action: string };

export const kindTexts: Record<ContentProblemKind, KindTexts> = {
  'broken-link': {
    heading: 'Links that do not respond',
    one: 'link does not respond',
    many: 'links do not respond',
    action: 'Edit the link',
  },
  'passed-deadline': {
    heading: 'Deadlines that have passed',
    one: 'conference offers a registration that is closed',
    many: 'conferences offer a registration that is closed',
    action: 'Edit the registration',
  },
  'outdated-year': {
    heading: 'Years that are out of date',
    one: 'text has an outdated year',
    many: 'texts have outdated years',
    action: 'Edit the text',
  },
  'draft-over': {
    heading: 'Conferences that ended as drafts',
    one: 'conference is over and still a draft',
    many: 'conferences are over and still drafts',
    action: 'Edit the conference',
  },
  'missing-speakers': {
    heading: 'Sessions without speakers',
    one: 'session has no speakers',
    many: 'sessions have no speakers',
    action: 'Assign speakers',
  },
  'missing-room': {
    heading: 'Sessions without a room',
    one: 'session has no room',
    many: 'sessions have no room',
    action: 'Enter a room',
  },
  'missing-alt': {
    heading: 'Pictures without alt text',
    one: 'picture has no descriptive alt text',
    many: 'pictures have no descriptive alt text',
    action: 'Add alt text',
  },
  'missing-description': {
    heading: 'Missing descriptions',
    one: 'conference has no description',
    many: 'conferences have no description',
    action: 'Write a description',
  },
  'long-description': {
    heading: 'Descriptions that are too long',
    one: 'description is too long for search engines',
    many: 'descriptions are too long for search engines',
    action: 'Shorten it',
  },
};

export type ProblemGroup = { kind: ContentProblemKind; problems: [ContentProblem, ...ContentProblem[]] };

/** Keeps the order of the list, in which the problems of one kind follow each other. */
export function groupByKind(problems: ContentProblem[]): ProblemGroup[] {
  const groups: ProblemGroup[] = [];
  for (const problem of problems) {
    const last = groups.at(-1);
    if (last?.kind === problem.kind) last.problems.push(problem);
    else groups.push({ kind: problem.kind, problems: [problem] });
  }
  return groups;
}

export const contentChecksPath = '/admin/content-checks';
