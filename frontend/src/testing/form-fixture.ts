import { toInstant } from '@majlis/contracts/zoned-times';
import type { ZodType } from 'zod';
import { aSessionDetail } from './samples';
import { aListedConference } from './staff-samples';

type Values = Record<string, unknown>;

/** A form of the staff area, and what a test fills in there. */
export type FormFixture = {
  pagePath: string;
  apiPath: string;
  /** Where a row is saved, when that is not under the list. */
  itemApiPath?: string;
  contract: ZodType;
  /** What a new row is checked by, where that is another contract. */
  newContract?: ZodType;
  /** The button that opens the form of a new row, and where that of a row is, when they are no dialogs of the list. */
  addButton?: string;
  editPagePath?: string;
  /** What each field is given first, and then. */
  first: Values;
  second: Values;
  /** What the service stores of what was sent, where that is not the same. */
  toStored?: (sent: Values) => Values;
  /** What is sent although it has no field, for the address or another field says it. */
  fieldsWithoutInput?: string[];
  saveLabels?: [string, string];
};

export const rowId = 'row-1';
export const conference = aListedConference();
export const session = aSessionDetail({ id: '00000000-0000-4000-9000-000000000003' });
export const conferencePath = `/admin/conference-management/${conference.id}`;

export const image = (folder: string, name: string) => `/images/${folder}/${name}-10x10.webp`;

/** The named times as the instants at which clocks in a zone show them. */
export const timesToInstants = (zone: string, sent: Values, ...names: string[]): Values =>
  Object.fromEntries(
    names.map((name) => {
      const time = sent[name];
      return [name, typeof time === 'string' ? toInstant(time, zone) : time];
    }),
  );
