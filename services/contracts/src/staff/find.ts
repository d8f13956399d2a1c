import type { Endpoint } from '../shared/endpoint.js';
import type { HighlightedText } from '../site/search.js';
import type { RowService } from './history.js';

export const maxFindLength = 100;
export const maxFoundPerTable = 8;

/** A row that staff may edit, whether visitors see it or not. `label` is its title or name, as in the history. */
export type FoundRow = {
  table: string;
  id: string;
  label: HighlightedText;
  /** The row to which this one belongs, such as the conference of a session. */
  parent: { id: string; label: string } | null;
  /** `draft`, `inactive`, `hidden` and the like: the status of the row, or else of what it belongs to. Null if neither has one. */
  status: string | null;
};

/** The rows of one service whose label has all words of the text, the best ones of each table first. */
export const findRows = (service: RowService, text: string): Endpoint<FoundRow[]> => ({
  path: `/api/${service}/find?${new URLSearchParams({ q: text }).toString()}`,
});
