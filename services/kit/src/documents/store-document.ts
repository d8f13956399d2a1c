import { createHash } from 'node:crypto';
import { documentLimits, type UploadedDocument } from '@majlis/contracts/uploads';
import { BadRequestException, UnsupportedMediaTypeException } from '@nestjs/common';
import { checkFileSize } from '../http/check-file-size.js';
import { fieldError } from '../http/http-errors.js';
import type { ObjectStore } from '../storage/object-store.js';
import { putVerified } from '../storage/put-verified.js';
import { cleanDocumentName } from './file-name.js';

/** A file of a form, as it came. */
export type FormFile = { buffer: Buffer; originalname: string };

const sentences = {
  unknown: 'This file is not a PDF. Save it as a PDF and upload that.',
  incomplete: 'This PDF is incomplete. Save it again and upload the new file.',
  away: 'Documents cannot be stored at the moment. Please try again soon.',
};

/** Readers look for the end of a PDF in its last kilobyte: a few bytes may follow it. */
const tail = 1_024;

/**
 * Stores an uploaded PDF as it came, under the hash of its bytes: the same file twice is one object. What is no PDF is refused
 * in words for the person who chose it.
 */
export async function storeDocument(store: ObjectStore, file: FormFile): Promise<UploadedDocument> {
  const { buffer: bytes, originalname } = file;
  checkPdf(bytes);
  const key = `documents/${createHash('sha256').update(bytes).digest('hex')}.pdf`;
  await putVerified(store, { key, bytes, contentType: 'application/pdf' }, sentences.away);
  return { documentUrl: `/${key}`, filename: cleanDocumentName(originalname), bytes: bytes.length };
}

/** By what the file is, not by what its name or the browser says. */
function checkPdf(bytes: Buffer): void {
  checkFileSize('document', bytes, documentLimits.bytes);
  if (bytes.toString('latin1', 0, 5) !== '%PDF-')
    throw new UnsupportedMediaTypeException(fieldError('document', sentences.unknown));
  if (!bytes.subarray(-tail).includes('%%EOF'))
    throw new BadRequestException(fieldError('document', sentences.incomplete));
}
