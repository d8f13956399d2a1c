import { type Section, sections } from '../sections';
import { managementPaths } from './conferences';

const sectionsByTable = new Map(sections.map((section) => [section.table, section]));

export const tables = sections.flatMap(({ table = [] }) => table);

export const sectionOfTable = (table: string): Section | undefined => sectionsByTable.get(table);

/** A table that has no section yet is labelled with its name, such as 'opening hours'. */
export const sectionLabel = (table: string): string => sectionOfTable(table)?.label ?? table.replaceAll('_', ' ');

/** `id` is that of the row, or of its conference if the section has a view of it. */
export const pathInSection = (section: Section, id: string): string =>
  section.view ? managementPaths.conference(id, section.view) : (section.pathOfRow?.(id) ?? section.path);

type Place = { table: string; id: string; conferenceId: string | undefined };

/**
 * Returns the address that opens the form of the row, or of its translation into `language`; undefined for a table without a
 * section.
 */
export function addressOfRow({ table, id, conferenceId }: Place, language?: string): string | undefined {
  const section = sectionOfTable(table);
  if (!section) return undefined;
  const path = pathInSection(section, conferenceId ?? id);
  const isPathOfRow = !section.view && section.pathOfRow !== undefined;
  const search = new URLSearchParams({ ...(!isPathOfRow && { edit: id }), ...(language && { language }) });
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}
