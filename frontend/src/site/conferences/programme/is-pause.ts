import type { AgendaSession } from '@majlis/contracts/sessions';

export const isPause = ({ sessionType }: AgendaSession): boolean =>
  sessionType === 'break' || sessionType === 'networking';
