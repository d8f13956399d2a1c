import { fileError } from './file-errors.js';

export type Values = Record<string, unknown>;

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw fileError(`This file is no valid JSON: ${error instanceof Error ? error.message : ''}.`);
  }
}

/** Undefined where the file says nothing, an empty text for null. */
export function toCell(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (value === null) return '';
  return typeof value === 'object'
    ? JSON.stringify(value)
    : String(value as string | number | boolean).replaceAll('\r\n', '\n');
}

export const asObject = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? (value as Values) : {};
export const asList = (value: unknown): unknown[] | undefined => (Array.isArray(value) ? value : undefined);
