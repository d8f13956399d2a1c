import { z } from 'zod';

function isText(type: z.core.$ZodType | undefined): boolean {
  if (type instanceof z.ZodDefault || type instanceof z.ZodNullable) return isText(type.unwrap());
  return type instanceof z.ZodString || type instanceof z.ZodEnum;
}

/** Reads the same input from a multipart form, whose values are texts; every other type is sent as JSON. */
export const multipartForm = <Shape extends z.ZodRawShape>(input: z.ZodObject<Shape>) =>
  z.preprocess((parts: unknown) => {
    if (typeof parts !== 'object' || parts === null || Array.isArray(parts)) return parts;
    return Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, isText(input.shape[name]) ? part : parseJsonOrKeepText(part)]),
    );
  }, input);

function parseJsonOrKeepText(part: unknown): unknown {
  try {
    return typeof part === 'string' ? JSON.parse(part) : part;
  } catch {
    return part;
  }
}
