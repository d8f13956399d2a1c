import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { changeHeader } from '@majlis/contracts/staff/history';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import {
  type EntitySubscriberInterface,
  EventSubscriber,
  type TransactionCommitEvent,
  type TransactionStartEvent,
} from 'typeorm';
import type { RequestWithUser } from '../auth/current-user.js';

/** `actor` is an e-mail address or `job:` and a name. All writes of a request belong to one change (infra/adr/history-and-drafts.md). */
type ChangeContext = { actor: string; changeId: string; hasCommitted: boolean };

const storage = new AsyncLocalStorage<ChangeContext>();

export const currentChange = (): ChangeContext | undefined => storage.getStore();

/** Records the writes of `work` in the history under `actor`; without an actor the database rejects them. */
export const runAsActor = <Result>(actor: string, work: (change: ChangeContext) => Result): Result => {
  const change = { actor, changeId: randomUUID(), hasCommitted: false };
  return storage.run(change, () => work(change));
};

/** Tells the history triggers who writes. The settings end with the transaction. */
@EventSubscriber()
export class ActorSubscriber implements EntitySubscriberInterface {
  async afterTransactionStart({ queryRunner }: TransactionStartEvent): Promise<void> {
    const change = currentChange();
    if (!change) return;
    await queryRunner.query("SELECT set_config('majlis.actor', $1, true), set_config('majlis.change', $2, true)", [
      change.actor,
      change.changeId,
    ]);
  }

  afterTransactionCommit(_event: TransactionCommitEvent): void {
    const change = currentChange();
    if (change) change.hasCommitted = true;
  }
}

/** Records a staff request's writes as one change and names the change in a header, so that it can be undone. */
@Injectable()
export class ChangeInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const { currentUser, method } = http.getRequest<RequestWithUser>();
    if (!currentUser || method === 'GET' || method === 'HEAD') return next.handle();
    const response = http.getResponse<Response>();
    return from(
      runAsActor(currentUser.email, async (change) => {
        const result: unknown = await lastValueFrom(next.handle());
        if (change.hasCommitted) response.setHeader(changeHeader, change.changeId);
        return result;
      }),
    );
  }
}
