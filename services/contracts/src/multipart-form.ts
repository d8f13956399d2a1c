import { z } from 'zod';

/** Whether a field takes a text as it is, in a form as in JSON. */
function isText(type: z.core.$ZodType | undefined): boolean {
  if (type instanceof z.ZodDefault || type instanceof z.ZodNullable) return isText(type.unwrap());
  return type instanceof z.ZodString || type instanceof z.ZodEnum;
}

/** The same input as the parts of a multipart form, which are all texts: what is no text comes as JSON. */
export const multipartForm = <Shape extends z.ZodRawShape>(input: z.ZodObject<Shape>) =>
  z.preprocess((parts: unknown) => {
    if (typeof parts !== 'object' || parts === null || Array.isArray(parts)) return parts;
    return Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, isText(input.shape[name]) ? part : fromJson(part)]),
    );
  }, input);

/** What is no JSON is left as it is, for the field to refuse. */
function fromJson(part: unknown): unknown {
  try {
    return typeof part === 'string' ? JSON.parse(part) : part;
  } catch {
    return part;
  }
}
