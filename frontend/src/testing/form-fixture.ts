import { toInstant } from '@majlis/contracts/shared/zoned-times';
import type { ZodType } from 'zod';
import { aSessionDetail } from './samples';
import { aListedConference } from './staff-samples';

type Values = Record<string, unknown>;

export type FormFixture = {
  pagePath: string;
  apiPath: string;
  itemApiPath?: string;
  contract: ZodType;
  newContract?: ZodType;
  /** The label of the button, or the path of the page, that opens a form which is not a dialog of the list. */
  addButton?: string;
  editPagePath?: string;
  first: Values;
  second: Values;
  toStored?: (sent: Values) => Values;
  /** Keys that are sent without an input in the form. */
  fieldsWithoutInput?: string[];
  saveLabels?: [string, string];
};

export const rowId = 'row-1';
export const conference = aListedConference();
export const session = aSessionDetail({ id: '00000000-0000-4000-9000-000000000003' });
export const conferencePath = `/admin/conference-management/${conference.id}`;

export const image = (folder: string, name: string) => `/images/${folder}/${name}-10x10.webp`;

export const timesToInstants = (zone: string, sent: Values, ...names: string[]): Values =>
  Object.fromEntries(
    names.map((name) => {
      const time = sent[name];
      return [name, typeof time === 'string' ? toInstant(time, zone) : time];
    }),
  );
