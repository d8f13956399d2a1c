import type { AssignmentsInput } from '@majlis/contracts/programme/assignments.schema';
import type { RowVersion } from '@majlis/contracts/staff/history';
import { locale } from '#messages/language';
import { t } from '#messages/staff';
import { formatLocalDateTime } from '../../../ui/time/format-local-time';
import { fieldLabel } from '../../shell/text';
import type { HistorySubject } from './show-history';

/** The first version of a row that is older than its history has no change id. */
export const versionKey = ({ changeId }: RowVersion): string => changeId ?? 'first';

/** Keys of two versions: the chosen one and the one it is compared with. */
export type ComparedKeys = { chosen: string; other: string };

export const formatVersionTime = ({ at }: RowVersion): string =>
  at === null ? t('history.beforeHistory') : formatLocalDateTime(at);

export const labelOf = ({ table, labels }: HistorySubject, name: string): string => fieldLabel(name, table, labels);

export const isTranslation = (field: string): boolean => field.endsWith(')');

/** True if only translations were changed, so that the values of the row are those of the version before. */
export const isOfTranslations = ({ fields }: RowVersion): boolean => fields.length > 0 && fields.every(isTranslation);

export function describeVersion(subject: HistorySubject, { operation, fields, changeId }: RowVersion): string {
  if (changeId === null) return t('history.asBeforeHistory');
  if (operation !== 'update') return t(`history.operations.${operation}`);
  const position = (name: string) => subject.fields.indexOf(name) + 1 || Number.POSITIVE_INFINITY;
  const names = fields.toSorted((one, other) => position(one) - position(other)).map((name) => labelOf(subject, name));
  return t('history.changedFields', { fields: new Intl.ListFormat(locale).format(names) });
}

export type VersionSpeaker = AssignmentsInput['speakers'][number] & { speakerOrder?: number };

/** A version has its speakers in no particular order. */
export const sortSpeakers = (speakers: VersionSpeaker[]): VersionSpeaker[] =>
  speakers.toSorted((one, other) => (one.speakerOrder ?? 0) - (other.speakerOrder ?? 0));
