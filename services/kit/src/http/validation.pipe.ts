import { BadRequestException, StandardSchemaValidationPipe } from '@nestjs/common';
import { faultyFields } from './problem.js';

type Issue = { message: string; path?: readonly unknown[]; keys?: string[] };

/** Checks every parameter that names a schema against it, and answers with one message per field. */
export const validationPipe = new StandardSchemaValidationPipe({
  exceptionFactory: (issues: readonly Issue[]) => {
    const fields = Object.fromEntries(issues.flatMap(messages).reverse()); // the first message of a field wins
    return Object.keys(fields).length > 0
      ? faultyFields(fields)
      : new BadRequestException('The body must be a JSON object with the fields of this request.');
  },
});

function messages({ message, path = [], keys }: Issue): [string, string][] {
  const at = path.map((part) => String((part as { key?: unknown } | null)?.key ?? part)).join('.');
  if (keys) return keys.map((key) => [at ? `${at}.${key}` : key, 'This field is not known']);
  return at ? [[at, message]] : [];
}
