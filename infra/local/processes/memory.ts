import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

type Process = { pid: number; parent: number; kilobytes: number };

export function totalMemoryMb(): number {
  const processes = existsSync('/proc/self/smaps_rollup') ? fromProc() : fromPs();
  const treeOf = (pid: number): number[] => [
    pid,
    ...processes.filter(({ parent }) => parent === pid).flatMap((child) => treeOf(child.pid)),
  ];
  const ownPids = new Set(treeOf(process.pid));
  const kilobytes = processes.reduce((sum, each) => sum + (ownPids.has(each.pid) ? each.kilobytes : 0), 0);
  return Math.round(kilobytes / 1024);
}

function fromProc(): Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => ({
    pid: Number(pid),
    parent: numberIn(`/proc/${pid}/status`, /^PPid:\s+(\d+)/m),
    kilobytes: numberIn(`/proc/${pid}/smaps_rollup`, /^Pss:\s+(\d+)/m),
  }));
}

function numberIn(file: string, pattern: RegExp): number {
  try {
    return Number(pattern.exec(readFileSync(file, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function fromPs(): Process[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
    return { pid, parent, kilobytes };
  });
}
