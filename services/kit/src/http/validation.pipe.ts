import { BadRequestException, StandardSchemaValidationPipe } from '@nestjs/common';
import type { z } from 'zod';
import { validationError } from './http-errors.js';

type Issue = { message: string; path?: readonly unknown[]; keys?: string[]; expected?: string };

const notAnObject = 'The body must be a JSON object with the fields of this request.';

/** Checks every parameter that names a schema against it, and answers with one message per field. */
class ValidationPipe extends StandardSchemaValidationPipe {
  /** Nest would silently take out fields named `constructor` and the like; the schemas refuse them as unknown. */
  protected override stripProtoKeys(): void {}
}

export const validationPipe = new ValidationPipe({ exceptionFactory: refusal });

/** For what only a service can check: the value as the schema gives it, or the same refusal as of a faulty body. */
export function validateWith<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const { data, error } = schema.safeParse(value);
  if (error) throw refusal(error.issues as readonly Issue[]);
  return data as Output;
}

function refusal(issues: readonly Issue[]): BadRequestException {
  const fields = Object.fromEntries(issues.flatMap(messages).reverse()); // the first message of a field wins
  if (Object.keys(fields).length > 0) return validationError(fields);
  const [first] = issues; // of the whole value: a body that is no object, or a part of the address
  return new BadRequestException(first?.expected === 'object' ? notAnObject : first?.message);
}

function messages({ message, path = [], keys }: Issue): [string, string][] {
  const at = path.map((part) => String((part as { key?: unknown } | null)?.key ?? part)).join('.');
  if (keys) return keys.map((key) => [at ? `${at}.${key}` : key, 'This field is not known']);
  return at ? [[at, message]] : [];
}
