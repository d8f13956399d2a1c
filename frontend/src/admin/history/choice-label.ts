import { texts } from '#messages/staff';
import { capitalize } from '../capitalize';

const labels: Record<string, Record<string, string>> = {
  ...texts('history.choices'),
  sessionType: texts('sessionTypes.sessionTypes'),
  status: texts('statuses.statuses'),
};

/** A value of a field that has one of several fixed values. */
export const choiceLabel = (field: string, value: string): string => labels[field]?.[value] ?? capitalize(value);
