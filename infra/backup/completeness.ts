/** Unused uploads are not counted: after a restore there may be many, and they are removed after a day. */
export type BackupCounts = { rows: number; objects: number };

type Backup = {
  counts: BackupCounts;
  /** Undefined for the first backup, and for the first one after restoring an archive of another installation. */
  previous: BackupCounts | undefined;
  missingUploads: string[];
  isShrinkIntended?: boolean | undefined;
};

const minShareOfPrevious = 0.5;
const maxListed = 3;

/** An emptied database or store is read without any error, and its backups would replace the good ones (ADR 0015). */
export function findProblems({ counts, previous, missingUploads, isShrinkIntended = false }: Backup): string[] {
  const problems: string[] = [];
  if (missingUploads.length > 0)
    problems.push(
      `The object store lacks ${missingUploads.length} of the files that rows name (${formatList(missingUploads)}): bring them back (infra/README.md, "An incomplete backup").`,
    );
  const shrunk = isShrinkIntended ? [] : shrunkCounts(counts, previous);
  if (shrunk.length > 0)
    problems.push(
      `It has ${shrunk.join(' and ')}, less than half of the backup before: find out why. If that much was removed on purpose: make backup FORCE=1.`,
    );
  return problems;
}

function shrunkCounts(counts: BackupCounts, previous: BackupCounts | undefined): string[] {
  return (['rows', 'objects'] as const)
    .filter((name) => counts[name] < (previous?.[name] ?? 0) * minShareOfPrevious)
    .map((name) => `${counts[name]} ${name} where there were ${previous?.[name]}`);
}

function formatList(names: string[]): string {
  const rest = names.length - maxListed;
  return [...names.slice(0, maxListed), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}
