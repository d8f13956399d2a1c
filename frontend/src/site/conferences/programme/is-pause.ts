import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';

export const isPause = ({ sessionType }: AgendaSession): boolean =>
  sessionType === 'break' || sessionType === 'networking';
