import {
  type EntitySubscriberInterface,
  EventSubscriber,
  type TransactionCommitEvent,
  type TransactionStartEvent,
} from 'typeorm';
import { currentChange } from './change-context.js';

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
