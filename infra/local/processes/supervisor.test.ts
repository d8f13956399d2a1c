import { setTimeout as sleep } from 'node:timers/promises';
import type { ManagedProcess } from './program.js';
import { Supervisor, type SupervisorListener } from './supervisor.js';

let events: string[];
let crash: Map<string, () => void>;
let supervisor: Supervisor;

beforeEach(() => {
  events = [];
  crash = new Map();
  const listener: SupervisorListener = {
    starting: () => undefined,
    started: (name) => events.push(`${name} started`),
    crashed: (name) => events.push(`${name} crashed`),
    restarted: (name) => events.push(`${name} restarted`),
    failedPermanently: (name, reason) => events.push(`${name} given up: ${reason}`),
  };
  supervisor = new Supervisor(listener);
});

const start = (name: string) =>
  supervisor.start(name, async (): Promise<ManagedProcess> => {
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    crash.set(name, end);
    const stop = async () => {
      events.push(`${name} stopped`);
      end();
    };
    return { exited: ended, stop, kill: end };
  });

async function untilHappened(event: string, times = 1): Promise<void> {
  while (events.filter((each) => each === event).length < times) await sleep(5);
}

test('processes stop in the reverse order of their start', async () => {
  await start('database');
  await start('service');
  await start('gateway');
  events = [];
  await supervisor.stop();
  expect(events).toEqual(['gateway stopped', 'service stopped', 'database stopped']);
});

test('a crashed process is restarted', async () => {
  await start('service');
  crash.get('service')?.();
  await untilHappened('service restarted');
  expect(events).toEqual(['service started', 'service crashed', 'service restarted']);
});

test('a process that crashes repeatedly is not restarted any more', async () => {
  await start('service');
  for (const times of [1, 2, 3]) {
    crash.get('service')?.();
    await untilHappened('service restarted', times);
  }
  crash.get('service')?.();
  await untilHappened('service given up: It crashed 4 times within a minute.');
});

test('a restarted process is stopped in its original order, and nothing starts after a stop', async () => {
  await start('database');
  await start('service');
  crash.get('database')?.();
  await untilHappened('database restarted');
  events = [];
  await supervisor.stop();
  expect(events).toEqual(['service stopped', 'database stopped']);
  await expect(start('gateway')).rejects.toThrow('Stopped while starting.');
  expect(events).toHaveLength(2);
});

test('a process that does not start is named in the error', async () => {
  const broken = () => Promise.reject(new Error('It ended at once.'));
  await expect(supervisor.start('gateway', broken)).rejects.toThrow('gateway did not start. It ended at once.');
});
