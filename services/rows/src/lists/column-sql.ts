/** The columns of an `AuditedEntity`, for the migration that creates its table. Migrations run this, so it never changes. */
export const auditColumnsSql = (table: string) => `
      version integer NOT NULL CONSTRAINT ${table}_version_positive CHECK (version > 0),
      updated_at timestamptz NOT NULL,
      updated_by text NOT NULL,
      deleted_at timestamptz`;

/** The same for a `SortableEntity`. */
export const sortableColumnsSql = (table: string) => `
      "order" integer NOT NULL CONSTRAINT ${table}_order_not_negative CHECK ("order" >= 0),
      is_active boolean NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),${auditColumnsSql(table)}`;
