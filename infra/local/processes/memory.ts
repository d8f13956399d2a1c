import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

type Process = { pid: number; parent: number; kilobytes: number };

/** Megabytes of this process and all that it started; memory that several share is counted once where the system tells. */
export function memoryOfAll(): number {
  const processes = existsSync('/proc/self/smaps_rollup') ? fromProc() : fromPs();
  const ours = new Set([process.pid]);
  // A parent may stand behind its child in the list, so look again until nobody is added.
  for (let before = 0; before < ours.size; ) {
    before = ours.size;
    for (const { pid, parent } of processes) if (ours.has(parent)) ours.add(pid);
  }
  const kilobytes = processes.filter(({ pid }) => ours.has(pid)).reduce((sum, each) => sum + each.kilobytes, 0);
  return Math.round(kilobytes / 1024);
}

function fromProc(): Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      const [, parent] = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      const [, share] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
      return [{ pid: Number(pid), parent: Number(parent), kilobytes: Number(share ?? 0) }];
    } catch {
      // It has ended meanwhile, or it is not ours to look at.
      return [];
    }
  });
}

function fromPs(): Process[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
    return { pid, parent, kilobytes };
  });
}
