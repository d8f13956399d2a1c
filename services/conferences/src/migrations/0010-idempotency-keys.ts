import { RenameAnsweredRequests } from '@majlis/kit/database/idempotency-migrations';

export class IdempotencyKeys1700000000010 extends RenameAnsweredRequests {}
