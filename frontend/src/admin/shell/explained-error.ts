/** Its message is for staff. */
export class ExplainedError extends Error {}
