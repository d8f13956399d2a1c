import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { presentationTitlesSql } from '@majlis/conferences/sessions/programme';
import { tables } from '@majlis/contracts/api/lists.schema';
import { splitAtLines, toText } from '@majlis/contracts/shared/text.schema';
import type { Texts } from '@majlis/contracts/staff/translations';
import { translatedFields, translatedTexts } from '@majlis/contracts/staff/translations.schema';
import { primaryKeyOf } from '@majlis/rows/repository/revisions';
import { TranslationEntity } from '@majlis/rows/translations/translation.entity';
import type { DataSource, ObjectLiteral } from 'typeorm';
import { z } from 'zod';
import { sampleEditor } from './insert-if-empty.js';
import { parseSample, sampleFolder } from './sample-content.js';

/** The fields by which the sample names a row. Rows with the same name share a translation. */
const namedBy: Record<string, string[]> = {
  content_entries: ['key'],
  ...Object.fromEntries(tables.map(({ table, label }) => [table, label])),
  pages: ['slug'],
  timeline_events: ['title'],
  conferences: ['slug'],
};
const translatedTables = Object.keys(translatedFields);

/** `translatedFrom` is the original that was translated, if it has been changed since. */
const rowSchema = (table: string) =>
  translatedTexts(translatedFields[table] ?? {}).extend({
    translatedFrom: z.record(z.string(), z.string()).default({}),
  });
const fileSchema = z.strictObject({
  ...Object.fromEntries(translatedTables.map((table) => [table, z.record(z.string(), rowSchema(table)).default({})])),
  presentationTitles: z.record(z.string(), z.string()).default({}),
});

type SampleTranslation = Record<string, unknown> & { translatedFrom: Texts };
type SampleFile = Partial<Record<string, Record<string, SampleTranslation>>> & { presentationTitles: Texts };
type SampleTranslations = { language: string; files: SampleFile[] }[];

export async function readSampleTranslations(): Promise<SampleTranslations> {
  const folder = join(sampleFolder, 'content/translations');
  const languages = (await readdir(folder)).map(async (language) => {
    const names = await readdir(join(folder, language));
    const files = names.map(async (name) => {
      const text = await readFile(join(folder, language, name), 'utf8');
      return parseSample(`translations/${language}/${name}`, fileSchema, JSON.parse(text)) as SampleFile;
    });
    return { language, files: await Promise.all(files) };
  });
  return Promise.all(languages);
}

/** Inserts translations only if there are none yet. */
export async function seedTranslations(database: DataSource, sample: SampleTranslations): Promise<number> {
  const stored = database.getRepository(TranslationEntity);
  if ((await stored.count()) > 0) return 0;
  const rows: Partial<TranslationEntity>[] = [];
  for (const table of translatedTables.filter((each) => database.hasMetadata(each))) {
    const key = primaryKeyOf(database.getMetadata(table));
    for (const row of await readRows(database, table))
      for (const { language, files } of sample) {
        const name = (namedBy[table] ?? []).map((field) => row[field]).join(' ');
        const translation = files.flatMap((file) => file[table]?.[name] ?? [])[0];
        const texts = translate(table, row, language, { ...translateTitles(row, language, files), ...translation });
        if (Object.keys(texts.fields).length > 0)
          rows.push({ table, rowId: row[key], language, ...texts, version: 1, updatedBy: sampleEditor });
      }
  }
  return (await stored.save(rows)).length;
}

async function readRows(database: DataSource, table: string): Promise<ObjectLiteral[]> {
  const rows = await database.getRepository<ObjectLiteral>(table).find();
  if (table !== 'sessions') return rows;
  const titles: { id: string; text: string }[] = await database.query(
    `SELECT id, ${presentationTitlesSql} AS text FROM sessions AS original`,
  );
  const titlesById = new Map(titles.map(({ id, text }) => [id, text]));
  return rows.map((row) => ({ ...row, presentationTitles: titlesById.get(row.id) }));
}

/** Translates the presentation titles of a session only if each of them has a translation. */
function translateTitles({ presentationTitles = '' }: ObjectLiteral, language: string, files: SampleFile[]): Texts {
  const titles = splitAtLines(presentationTitles);
  const translated = titles.flatMap((title) =>
    isWrittenIn(language, title) ? title : (files.flatMap((file) => file.presentationTitles[title] ?? [])[0] ?? []),
  );
  return titles.length > 0 && translated.length === titles.length ? { presentationTitles: translated.join('\n') } : {};
}

const isWrittenIn = (language: string, text: string) => language === 'ar' && /^\p{Script=Arabic}/u.test(text);

/** A text that is already in the language is its own translation. Slugs are not translated, because each must be unique. */
function translate(table: string, row: ObjectLiteral, language: string, translation: Partial<SampleTranslation>) {
  const fields: Texts = {};
  const originals: Texts = {};
  for (const name of Object.keys(translatedFields[table] ?? {}).filter((each) => each !== 'slug')) {
    const original = toText(row[name]);
    const text = translation[name] ?? (isWrittenIn(language, original) && original);
    if (typeof text !== 'string') continue;
    fields[name] = text;
    originals[name] = translation.translatedFrom?.[name] ?? original;
  }
  return { fields, originals };
}
