import { type core, ZodDefault, ZodObject, ZodPipe, ZodString } from 'zod';

/** The schema of what is sent, without what fills gaps or goes on with it. */
function sentType(type: core.$ZodType | undefined): core.$ZodType | undefined {
  if (type instanceof ZodDefault) return sentType(type.unwrap());
  if (type instanceof ZodPipe) return sentType(type.in);
  return type;
}

/** The maximum length of a text field by the schema of its form; undefined if it has none. */
export function maxLengthOf(schema: core.$ZodType, name: string): number | undefined {
  const object = sentType(schema);
  const field = object instanceof ZodObject ? sentType(object.shape[name]) : undefined;
  return field instanceof ZodString ? (field.maxLength ?? undefined) : undefined;
}
