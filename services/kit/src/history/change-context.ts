import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** `actor` is an e-mail address or `job:` and a name. All writes of a request belong to one change (ADR 0023). */
export type ChangeContext = { actor: string; changeId: string; hasCommitted: boolean };

const storage = new AsyncLocalStorage<ChangeContext>();

export const currentChange = (): ChangeContext | undefined => storage.getStore();

/** Records the writes of `work` in the history under `actor`; without an actor the database rejects them. */
export const runAsActor = <Result>(actor: string, work: (change: ChangeContext) => Result): Result => {
  const change = { actor, changeId: randomUUID(), hasCommitted: false };
  return storage.run(change, () => work(change));
};
