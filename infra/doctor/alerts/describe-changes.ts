import type { Alert, Changes, Problem } from './problems.js';

const formatTime = (time: string): string => `${time.slice(0, 16).replace('T', ' ')} UTC`;

export function describeChanges(origin: string, changes: Changes, problems: Problem[], now: Date): Alert {
  const { confirmed, reminded, solved } = changes;
  const open = problems.filter(({ notifiedAt }) => notifiedAt);
  const isReminder = confirmed.length === 0 && reminded.length > 0;
  const parts = [
    headlineOf(confirmed),
    isReminder ? `still open: ${headlineOf(open)}` : '',
    solved.length > 0 ? `solved: ${headlineOf(solved)}` : '',
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
    title: `Majlis ${hostOf(origin)}: ${parts.filter((part) => part !== '').join('; ')}`,
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

/** The title names the first of these: problems that visitors notice come first, then those that staff notice, then the rest. */
const headlines: [RegExp, (problem: Problem) => string][] = [
  [/^gateway: (?:does not respond|responds)/, () => 'The site is down'],
  [/^gateway: reaches no service/, () => 'No service responds: staff cannot work'],
  [/^(?:DNS|certificate): /, ({ subject }) => `Visitors may not reach the site (${subject})`],
  [/^pages: /, () => 'Visitors do not get all pages'],
  [/^(?:cms|conferences|feeds): (?:does not respond|responds)/, ({ subject }) => `The service ${subject} is down`],
  [/^database: cannot be opened/, () => 'The database is down'],
  [/^disk: /, () => 'The disk is nearly full'],
  [/^publisher: /, () => 'Changes do not reach visitors'],
  [/^object store: /, () => 'Pictures and documents cannot be stored'],
  [/^(?:backups|snapshots|off-site): /, ({ subject }) => `There is no good backup (${subject})`],
];
const maxHeadlineLength = 70;

function headlineOf(problems: Problem[]): string {
  const rankOf = ({ subject, message }: Problem) => {
    const rank = headlines.findIndex(([pattern]) => pattern.test(`${subject}: ${message}`));
    return rank === -1 ? headlines.length : rank;
  };
  const [worst] = problems.toSorted((a, b) => rankOf(a) - rankOf(b));
  if (!worst) return '';
  const text = headlines[rankOf(worst)]?.[1](worst) ?? `${worst.subject}: ${withoutRepair(worst).message}`;
  const shortened = text.length > maxHeadlineLength ? `${text.slice(0, maxHeadlineLength)}…` : text;
  return problems.length === 1 ? shortened : `${shortened}, and ${problems.length - 1} more`;
}

/** The repair follows the first colon that is neither in parentheses nor in a web address. */
const withoutRepair = (problem: Problem): Problem => ({
  ...problem,
  message: /^(?:[^(:]|:(?! )|\([^)]*\))*/.exec(problem.message)?.[0] ?? '',
});

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : origin);

function section(heading: string, problems: Problem[], when: (problem: Problem) => string): string {
  const lines = problems.map((problem) => `- ${problem.subject}: ${problem.message}\n  ${when(problem)}`);
  return lines.length === 0 ? '' : [`${heading}:`, ...lines].join('\n');
}

const footer = (origin: string): string =>
  `The site: ${origin}, its state for staff: ${origin}/admin/status\n` +
  'All checks, in the folder of the installation: make doctor. More help: infra/troubleshooting.md.';
