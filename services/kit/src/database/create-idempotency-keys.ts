/** The table of services whose creations are idempotent (infra/adr/api.md). Migrations run this, so it never changes. */
export const createIdempotencyKeysSql = `
  -- Responses by idempotency key. A row without a response belongs to a request that is still being handled.
  CREATE TABLE idempotency_keys (
    account text NOT NULL,
    key text NOT NULL,
    request_sha256 bytea NOT NULL CONSTRAINT idempotency_keys_request_is_a_hash CHECK (length(request_sha256) = 32),
    response text,
    claimed_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT idempotency_keys_key_taken PRIMARY KEY (account, key)
  );
  CREATE INDEX idempotency_keys_by_age ON idempotency_keys (claimed_at);
`;
