import { z } from 'zod';

/** True if the schema accepts a form value as it is, without JSON parsing. */
function isText(type: z.core.$ZodType | undefined): boolean {
  if (type instanceof z.ZodDefault || type instanceof z.ZodNullable) return isText(type.unwrap());
  return type instanceof z.ZodString || type instanceof z.ZodEnum;
}

/**
 * Schema for the same input as a multipart form: its values are texts, and every value that is not a text field is
 * parsed as JSON.
 */
export const multipartForm = <Shape extends z.ZodRawShape>(input: z.ZodObject<Shape>) =>
  z.preprocess((parts: unknown) => {
    if (typeof parts !== 'object' || parts === null || Array.isArray(parts)) return parts;
    return Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, isText(input.shape[name]) ? part : fromJson(part)]),
    );
  }, input);

/** Invalid JSON stays a text, so that the schema of the field rejects it. */
function fromJson(part: unknown): unknown {
  try {
    return typeof part === 'string' ? JSON.parse(part) : part;
  } catch {
    return part;
  }
}
