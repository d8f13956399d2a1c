import { BadRequestException, StandardSchemaValidationPipe } from '@nestjs/common';
import { faultyFields } from './problem.js';

type Issue = { message: string; path?: readonly unknown[]; keys?: string[]; expected?: string };

const notAnObject = 'The body must be a JSON object with the fields of this request.';

/** Checks every parameter that names a schema against it, and answers with one message per field. */
class ValidationPipe extends StandardSchemaValidationPipe {
  /** Nest would silently take out fields named `constructor` and the like; the schemas refuse them as unknown. */
  protected override stripProtoKeys(): void {}
}

export const validationPipe = new ValidationPipe({
  exceptionFactory: (issues: readonly Issue[]) => {
    const fields = Object.fromEntries(issues.flatMap(messages).reverse()); // the first message of a field wins
    if (Object.keys(fields).length > 0) return faultyFields(fields);
    const [first] = issues; // of the whole value: a body that is no object, or a part of the address
    return new BadRequestException(first?.expected === 'object' ? notAnObject : first?.message);
  },
});

function messages({ message, path = [], keys }: Issue): [string, string][] {
  const at = path.map((part) => String((part as { key?: unknown } | null)?.key ?? part)).join('.');
  if (keys) return keys.map((key) => [at ? `${at}.${key}` : key, 'This field is not known']);
  return at ? [[at, message]] : [];
}
