export type ErrorResponse = {
  message: string;
  fields?: Record<string, string>;
  changed?: { by: string; at: string };
  requestId: string;
};
