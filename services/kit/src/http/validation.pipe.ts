import { type Message, message, messageOf } from '@majlis/contracts/shared/messages';
import { BadRequestException, StandardSchemaValidationPipe } from '@nestjs/common';
import type { z } from 'zod';
import { sanitiseHtml } from '../html/sanitise-html.js';
import { validationError } from './http-errors.js';

type Issue = Parameters<typeof messageOf>[0] & { keys?: string[]; expected?: string };

const notAnObject = 'The body must be a JSON object with the fields of this request.';

class ValidationPipe extends StandardSchemaValidationPipe {
  /** Nest would silently strip fields such as `constructor`; the strict schemas reject them. */
  protected override stripProtoKeys(): void {}
}

export const validationPipe = new ValidationPipe({ exceptionFactory: toValidationError });

/** Validates a value that a route schema cannot check, with the same error as for a body. */
export function validateWith<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const { data, error } = schema.safeParse(value);
  if (error) throw toValidationError(error.issues as readonly Issue[]);
  return data as Output;
}

/** Sanitises what staff wrote into a field. Throws a field error if nothing visible is left. */
export function sanitiseField(field: string, value: string): string {
  const html = sanitiseHtml(value, { isStaffContent: true }).trim();
  if (html === '') throw validationError({ [field]: message('noVisibleHtml') });
  return html;
}

function toValidationError(issues: readonly Issue[]): BadRequestException {
  const fields = Object.fromEntries(issues.flatMap(fieldMessages).reverse()); // the first message of a field wins
  if (Object.keys(fields).length > 0) return validationError(fields);
  const [first] = issues; // about the whole value: a body that is not an object, or a route parameter
  return new BadRequestException(first && first.expected !== 'object' ? messageOf(first) : notAnObject);
}

function fieldMessages({ keys, ...issue }: Issue): [string, Message][] {
  const { path = [] } = issue;
  const at = path.map((segment) => String((segment as { key?: unknown } | null)?.key ?? segment)).join('.');
  if (keys) return keys.map((key) => [at ? `${at}.${key}` : key, message('unknownField')]);
  return at ? [[at, messageOf(issue)]] : [];
}
