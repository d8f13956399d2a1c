import type { ContentProblem, ContentProblemKind } from '@majlis/contracts/content-problems';

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
