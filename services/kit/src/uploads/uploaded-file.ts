import { type Message, message } from '@majlis/contracts/shared/messages';
import { BadRequestException, PayloadTooLargeException, ServiceUnavailableException } from '@nestjs/common';
import { fieldError } from '../http/http-errors.js';
import type { ObjectStore } from '../storage/object-store.js';

/** Throws with a message at the form field if the file is empty or larger than `maxBytes`. */
export function checkFileSize(field: string, { length }: Buffer, maxBytes: number): void {
  if (length === 0) throw new BadRequestException(fieldError(field, message('emptyFile')));
  const tooLarge = message('fileTooLarge', { megabytes: maxBytes / 1024 / 1024 });
  if (length > maxBytes) throw new PayloadTooLargeException(fieldError(field, tooLarge));
}

const namePrefix = /^.{0,120}/su;
const truncateName = (text: string): string => namePrefix.exec(text)?.[0].trimEnd() ?? '';
const unsafeChars = /[\p{Cc}\p{Cs}\p{Co}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffd"<>:|?*]/gu;

function baseName(original: string): string {
  const name = original.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  return name.replace(unsafeChars, ' ').replace(/\s+/gu, ' ');
}

const trimDotsAndSpaces = (name: string): string => name.replace(/^[\s.]+|[\s.]+$/gu, '');

export const cleanDocumentName = (original: string): string =>
  `${truncateName(trimDotsAndSpaces(baseName(original).replace(/\.pdf\s*$/i, ''))) || 'document'}.pdf`;

export const cleanImageName = (original: string): string => truncateName(trimDotsAndSpaces(baseName(original)));

type NewObject = { key: string; bytes: Buffer; contentType: string };

/** Stores an object and verifies its size. Throws 503 with `userMessage` on any failure of the store. */
export async function putVerified(
  store: ObjectStore,
  { key, bytes, contentType }: NewObject,
  userMessage: Message,
): Promise<void> {
  try {
    await store.put(key, bytes, contentType);
    const stored = await store.head(key);
    if (stored?.size !== bytes.length) throw new Error(`${key} was not stored as it was sent`);
  } catch (cause) {
    throw new ServiceUnavailableException(userMessage, { cause });
  }
}
