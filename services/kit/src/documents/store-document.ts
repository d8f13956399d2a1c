import { createHash } from 'node:crypto';
import { message } from '@majlis/contracts/shared/messages';
import { documentLimits, type UploadedDocument } from '@majlis/contracts/shared/uploads.schema';
import { BadRequestException, UnsupportedMediaTypeException } from '@nestjs/common';
import { fieldError } from '../http/http-errors.js';
import type { ObjectStore } from '../storage/object-store.js';
import { checkFileSize, cleanDocumentName, putVerified } from '../uploads/uploaded-file.js';

export type FormFile = { buffer: Buffer; originalname: string };

/** PDF readers search for %%EOF in the last kilobyte, because a few bytes may follow it. */
const trailerBytes = 1_024;

/** Stores a PDF unchanged under its SHA-256 (infra/adr/uploads.md). Throws with a message at the form field if it is not a PDF. */
export async function storeDocument(store: ObjectStore, file: FormFile): Promise<UploadedDocument> {
  const { buffer: bytes, originalname } = file;
  checkPdf(bytes);
  const key = `documents/${createHash('sha256').update(bytes).digest('hex')}.pdf`;
  await putVerified(store, { key, bytes, contentType: 'application/pdf' }, message('documentsNotStored'));
  return { documentUrl: `/${key}`, filename: cleanDocumentName(originalname), bytes: bytes.length };
}

function checkPdf(bytes: Buffer): void {
  checkFileSize('document', bytes, documentLimits.bytes);
  if (bytes.toString('latin1', 0, 5) !== '%PDF-')
    throw new UnsupportedMediaTypeException(fieldError('document', message('notPdf')));
  if (!bytes.subarray(-trailerBytes).includes('%%EOF'))
    throw new BadRequestException(fieldError('document', message('incompletePdf')));
}
