import { endpoint } from '@majlis/contracts/shared/endpoint';
import { languageOfPath, readInLanguage } from '@majlis/contracts/shared/languages';
import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import { useQueries } from '@tanstack/react-query';
import { ZodArray, ZodDefault, ZodEnum, ZodNullable, ZodObject, ZodOptional, ZodPipe, type ZodType } from 'zod';
import { t } from '#messages/staff';
import { query } from '../../../api/query';
import { fullName } from '../../../ui/text/formats';
import type { ResourceConfig } from '../../rows/resource/resource-config';
import type { FormValues } from '../../shell/form-values';
import { capitalize, fieldLabel } from '../../shell/text';
import { conferencePartnerResource } from '../conferences/conference-partners-section';
import { conferenceManagementResource } from '../conferences/conference-resource';
import { documentResource } from '../conferences/documents/document-resource';
import { sessionResource } from '../conferences/sessions/session-resource';
import { speakerResource } from '../conferences/speakers/speaker-resource';
import { feedItemResource } from '../feeds/item-resource';
import { describePage, labelInPage, listAllTexts, pageOf } from '../website/content/content-groups';
import { contentResource } from '../website/content/content-resource';
import { heroImageResource } from '../website/hero-images-section';
import { pageResource } from '../website/pages-section';
import { partnerResource } from '../website/partners-section';
import { teamMemberResource } from '../website/team-section';
import { testimonialResource } from '../website/testimonials-section';
import { timelineResource } from '../website/timeline-section';
import type { EditableValue } from './find-editable-elements';

/** The resource of any kind of row. This file reads only what all kinds have. */
type AnyResource = ResourceConfig<AuditFields & FormValues>;

const asAny = (resources: unknown[]) => resources as AnyResource[];

const resourcesOfSite = asAny([
  ...[heroImageResource, timelineResource, teamMemberResource, partnerResource, testimonialResource],
  ...[pageResource, conferenceManagementResource],
  ...[feedItemResource('research'), feedItemResource('blog'), feedItemResource('podcast')],
]);

type ConferenceOfPage = { id: string; timezone: string };

const resourcesOfConference = (conference: ConferenceOfPage) =>
  asAny([sessionResource(conference), conferencePartnerResource(conference), documentResource(conference)]);

/** The first list that has a person counts: on programme pages that is the list of speakers. */
function resourcesOfPage(path: string, conference: ConferenceOfPage | undefined): AnyResource[] {
  const [content, speakers] = [asAny([contentResource]), asAny([speakerResource])];
  const isProgramme = /\/(?:conferences|speakers)(?:\/|$)/.test(path);
  const site = isProgramme ? [...speakers, ...resourcesOfSite] : [...resourcesOfSite, ...speakers];
  return [...content, ...(conference ? resourcesOfConference(conference) : []), ...site];
}

/** These texts stand on a page in place of the stored value of a field, by table. A press on one opens the form at its field. */
const shownTexts: Record<string, (row: never) => FormValues> = {
  people: (person: { firstName: string; lastName: string }) => ({ firstName: fullName(person), lastName: '' }),
  items: (item: Record<'titleOverride' | 'title' | 'descriptionOverride' | 'description', string>) => ({
    titleOverride: item.titleOverride || item.title,
    descriptionOverride: item.descriptionOverride || item.description,
  }),
};

export type EditableField = EditableValue & { table: string; id: string; label: string };

/** Returns the texts and pictures that staff can change on the page, in its language. */
export function usePageValues(path: string, conference: ConferenceOfPage | undefined) {
  const language = languageOfPath(path);
  const resources = resourcesOfPage(path, conference);
  return useQueries({
    queries: resources.map(({ list }) => query(endpoint<FormValues[]>(readInLanguage(list.path, language)))),
    combine: (lists) => ({
      values: lists.flatMap(({ data = [] }, at) => valuesOfRows(resources[at] as AnyResource, data)),
      updatedAt: Math.max(...lists.map(({ dataUpdatedAt }) => dataUpdatedAt)),
      hasFailed: lists.some(({ isLoadingError }) => isLoadingError),
    }),
  });
}

/** Returns the fields with texts, which may be lists. A page shows the words of a choice, not its value. */
const fieldsOf = (schema: ZodType): string[] => {
  if (schema instanceof ZodPipe) return fieldsOf(schema.in as ZodType);
  if (!(schema instanceof ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, type]) => (name === 'slug' || isChoice(type) ? [] : name));
};

function isChoice(type: unknown): boolean {
  if (type instanceof ZodDefault || type instanceof ZodNullable || type instanceof ZodOptional)
    return isChoice(type.unwrap());
  return type instanceof ZodEnum || (type instanceof ZodArray && isChoice(type.element));
}

function valuesOfRows(resource: AnyResource, rows: FormValues[]): EditableField[] {
  if (resource.table === contentResource.table) return valuesOfContent(rows as never);
  const names = fieldsOf(resource.schema);
  return rows.flatMap((row) => {
    const id = resource.getId(row as never);
    const publicPath = resource.publicPath?.(row as never);
    const path = publicPath === '/' ? undefined : publicPath;
    const values = { ...row, ...shownTexts[resource.table]?.(row as never) };
    return names.flatMap((field) => {
      const value = (values as FormValues)[field];
      const text = Array.isArray(value) ? value.filter((item) => typeof item === 'string').join('\n') : value;
      return typeof text === 'string' && text !== ''
        ? [{ ...toEditable(resource.table, id, field, text, labelOf(resource, row, field)), path }]
        : [];
    });
  });
}

const valuesOfContent = (entries: Parameters<typeof listAllTexts>[0]): EditableField[] =>
  listAllTexts(entries)
    .filter(({ content }) => content !== '')
    .map(({ key, content }) =>
      toEditable(
        contentResource.table,
        key,
        'content',
        content,
        nameOfField(describePage(pageOf(key)).label, labelInPage(key)),
      ),
    );

const toEditable = (table: string, id: string, field: string, text: string, label: string): EditableField => ({
  rowKey: `${table} ${id}`,
  ...{ table, id, field, text, label },
});

const labelOf = (resource: AnyResource, row: FormValues, field: string) =>
  nameOfField(
    `${capitalize(t(`nouns.${resource.noun}.indefinite`))}: ${resource.getName(row as never)}`,
    resource.table === 'people' && field === 'firstName' ? t('common.name') : fieldLabel(field, resource.table),
  );

const nameOfField = (row: string, field: string) => t('pageEditor.fieldOfRow', { row, field });
