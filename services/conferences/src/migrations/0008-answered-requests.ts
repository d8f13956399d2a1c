import { CreateAnsweredRequests } from '@majlis/kit/database/idempotency-migrations';

export class AnsweredRequests1700000000008 extends CreateAnsweredRequests {}
