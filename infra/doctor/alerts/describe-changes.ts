import type { Alert, Problem } from './alert-state.js';
import type { Changes } from './track-problems.js';

const formatTime = (time: string): string => `${time.slice(0, 16).replace('T', ' ')} UTC`;
const count = (number: number, singular: string): string => `${number} ${singular}${number === 1 ? '' : 's'}`;

/** Writes what an operator reads on a telephone: what is wrong, since when, and how to repair it. */
export function describeChanges(
  origin: string,
  { confirmed, reminded, solved }: Changes,
  problems: Problem[],
  now: Date,
): Alert {
  const open = problems.filter(({ notifiedAt }) => notifiedAt);
  const isReminder = confirmed.length === 0 && reminded.length > 0;
  const parts = [
    confirmed.length > 0 ? `${count(confirmed.length, 'new problem')}` : '',
    isReminder ? `${count(open.length, 'problem')} still open` : '',
    solved.length > 0 ? `${solved.length} solved` : '',
    confirmed.length + open.length === 0 ? 'everything works again' : '',
  ];
  const isSince = ({ since }: Problem) => `Since ${formatTime(since)}.`;
  const hasLasted = ({ since }: Problem) => `It lasted from ${formatTime(since)} to ${formatTime(now.toISOString())}.`;
  const sections = [
    section('New', confirmed, isSince),
    section('Solved', solved.map(withoutRepair), hasLasted),
    section(isReminder ? 'Still open: this is repeated once a day' : 'Still open, as told before', open, isSince),
  ];
  return {
    title: `Majlis ${hostOf(origin)}: ${parts.filter((part) => part !== '').join(', ')}`,
    text: [...sections.filter((text) => text !== ''), footer(origin)].join('\n\n'),
    problems: [...confirmed, ...open],
    solved,
  };
}

export const describeTest = (origin: string): Alert => ({
  title: `Majlis ${hostOf(origin)}: test message`,
  text: `This is a test. Alerts of this installation arrive here.\n\n${footer(origin)}`,
  problems: [],
  solved: [],
});

/** The repair follows the first colon that is neither in parentheses nor in a web address. */
const withoutRepair = (problem: Problem): Problem => ({
  ...problem,
  message: /^(?:[^(:]|:(?! )|\([^)]*\))*/.exec(problem.message)?.[0] ?? '',
});

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : origin);

const section = (heading: string, problems: Problem[], when: (problem: Problem) => string): string =>
  problems.length === 0
    ? ''
    : [
        `${heading}:`,
        ...problems.map((problem) => `- ${problem.subject}: ${problem.message}\n  ${when(problem)}`),
      ].join('\n');

const footer = (origin: string): string =>
  `The site: ${origin}, its state for staff: ${origin}/admin/status\n` +
  'All checks, in the folder of the installation: make doctor. More help: infra/README.md, "When something is wrong".';
