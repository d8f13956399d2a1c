import { type FoundRow, maxFoundPerTable } from '@majlis/contracts/find';
import { groupBy } from '@majlis/contracts/group-by';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { foldText, foldWords } from '../text/fold-words.js';
import { highlight } from '../text/highlight.js';
import { createLabelledRowsSql, type LabelledRow } from './labelled-rows-sql.js';

const maxFound = 30;
const collator = new Intl.Collator('en', { numeric: true });

/** Finds rows by the words of their labels, which are folded as in the search of visitors (ADR 0042), and thus not in SQL. */
@Injectable()
export class FindService implements OnModuleInit {
  private rowsSql = '';
  /** To fold takes longer than to read, so that what was folded for the last search is kept. */
  private folded = new Map<string, string>();

  constructor(private readonly database: DataSource) {}

  async onModuleInit(): Promise<void> {
    this.rowsSql = await createLabelledRowsSql(this.database);
  }

  async find(text: string): Promise<FoundRow[]> {
    const words = Array.from(foldWords(text), ({ folded }) => folded);
    if (words.length === 0) return [];
    const rows = await this.database.query<LabelledRow[]>(this.rowsSql);
    this.folded = new Map(rows.map(({ label }) => [label, this.folded.get(label) ?? ` ${foldText(label)}`]));
    const found = rows
      .map((row) => ({ row, rank: rankOf(this.folded.get(row.label) ?? '', words) }))
      .filter(({ rank }) => rank > 0)
      .toSorted((one, other) => other.rank - one.rank || collator.compare(one.row.label, other.row.label));
    return [...groupBy(found, ({ row }) => row.table).values()]
      .flatMap((ofTable) => ofTable.slice(0, maxFoundPerTable))
      .toSorted((one, other) => other.rank - one.rank)
      .slice(0, maxFound)
      .map(({ row }) => toFoundRow(row, words));
  }
}

/** Each word of a folded label comes after a space. Returns 0 unless it has all words, and 2 if it begins with them. */
function rankOf(folded: string, words: string[]): number {
  if (!words.every((word) => folded.includes(` ${word}`))) return 0;
  return folded.startsWith(` ${words.join(' ')}`) ? 2 : 1;
}

const toFoundRow = ({ table, id, label, status, parentId, parentLabel }: LabelledRow, words: string[]): FoundRow => ({
  table,
  id,
  label: highlight(label, (folded) => words.some((word) => folded.startsWith(word))),
  parent: parentId === null ? null : { id: parentId, label: parentLabel ?? '' },
  status,
});
