import { sessionTypes } from '#messages/session-types';
import { choices } from '#messages/staff/history';
import { statuses } from '#messages/statuses';
import { capitalize } from '../../ui/text/capitalize';

const labels: Record<string, Record<string, string>> = { ...choices, sessionType: sessionTypes, status: statuses };

/** A value of a field that has one of several fixed values. */
export const choiceLabel = (field: string, value: string): string => labels[field]?.[value] ?? capitalize(value);
